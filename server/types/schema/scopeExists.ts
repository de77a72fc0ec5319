import { pathOf } from '#contract/rules/diff/pointer.ts'
import { indexOfSchema } from '#contract/rules/schema/schemaIndex.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** Parts of a schema that describe the same value as the schema itself. */
const BESIDE: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'if']
const MAX_STEPS = 200

/** Does the scope of a control ('#/properties/lon') lead to a field? References and alternatives are followed. */
export function scopeExists(scope: string, root: JsonSchema): boolean {
  if (scope === '#' || scope === '#/') return true
  if (!scope.startsWith('#/')) return false
  return leads(root, pathOf(scope), { root, steps: 0 })
}

function leads(value: unknown, words: readonly string[], walk: { root: JsonSchema; steps: number }): boolean {
  walk.steps += 1
  if (walk.steps > MAX_STEPS) return false
  const [word, ...rest] = words
  if (word === undefined) return isSchema(value) || typeof value === 'boolean'
  if (Array.isArray(value)) return leads(value[Number(word)], rest, walk)
  if (!isSchema(value)) return false
  if (Object.hasOwn(value, word) && leads(value[word], rest, walk)) return true
  const target = typeof value.$ref === 'string' ? indexOfSchema(walk.root).resolve(value.$ref, value) : undefined
  if (target && leads(target, words, walk)) return true
  return BESIDE.some((keyword) => [value[keyword]].flat().some((part) => isSchema(part) && leads(part, words, walk)))
}

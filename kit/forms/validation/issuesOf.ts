import { isObject } from '#contract/rules/diff/json.ts'
import { childPointer, getAt, parentPointer } from '../data/pointer.ts'
import type { Issue } from '../data/issue.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { isTitledChoice } from '../schema/kindOf.ts'
import { alternativeName } from '../schema/alternativeName.ts'
import type { Problem } from './interpret/problem.ts'
import type { SchemaIndex } from '#contract/rules/schema/schemaIndex.ts'
import { issueParams } from './issueParams.ts'

/** More than this nobody mends one by one. */
const MAX_ISSUES = 500

/** What speaks against an alternative as such; a too long text in it does not. */
const STRUCTURAL = new Set(['type', 'const', 'enum', 'required', 'additionalProperties', 'false', 'not'])
const MISFIT = 100

/**
 * How far a value is from an alternative. What is wrong with the value itself or directly in it counts most: 'kind: film'
 * tells a film from a song, however many mistakes the film has.
 */
export function distance(problems: readonly Problem[], at: string): number {
  let sum = 0
  for (const problem of problems) {
    if (problem.alternatives) {
      sum += 1 + Math.min(...problem.alternatives.map((inner) => distance(inner, at)))
      continue
    }
    const isNear = problem.at === at || (problem.keyword !== 'type' && parentPointer(problem.at) === at)
    sum += isNear && STRUCTURAL.has(problem.keyword) ? MISFIT : 1
  }
  return sum
}

const isNull = (schema: FormSchema | boolean) => typeof schema === 'object' && schema.type === 'null'

/** The alternative that a value comes nearest to, where one is nearer than all others. */
function nearestOf({ alternatives = [], at, schema, keyword }: Problem): number | undefined {
  const parts = schema[keyword] as readonly (FormSchema | boolean)[]
  const ranked = alternatives
    .map((problems, index) => ({ index, far: distance(problems, at) }))
    .filter(({ index }) => !isNull(parts[index] ?? true))
    .toSorted((a, b) => a.far - b.far)
  const [best, second] = ranked
  if (!best || best.far === 0) return undefined
  // Two alternatives that fit equally badly: no closer word than that none fits.
  if (second && second.far === best.far && best.far >= MISFIT) return undefined
  return best.index
}

/**
 * A draft that fits several alternatives, or one but for what is still missing, is no mistake yet: the server takes it,
 * and asks for exactly one when it is published.
 */
function isOnlyIncomplete(alternatives: readonly (readonly Problem[])[]): boolean {
  return alternatives.some((problems) => problems.every(({ keyword }) => keyword === 'required'))
}

function ofAlternatives(problem: Problem, index: SchemaIndex<FormSchema>): Issue[] {
  const { at, schema, keyword, alternatives = [] } = problem
  const parts = schema[keyword] as readonly FormSchema[]
  const isChoice: boolean = isTitledChoice(parts)
  if (isChoice) return [{ pointer: at, keyword: 'enum', severity: 'error' }]
  const severity = isOnlyIncomplete(alternatives) ? 'publish' : 'error'
  const nearest = nearestOf(problem)
  if (nearest === undefined) return [{ pointer: at, keyword, severity }]
  const inner = told(alternatives[nearest] ?? [], index)
  const real = parts.filter((part) => !isNull(part))
  if (real.length < 2) return inner
  const part = parts[nearest] ?? {}
  const named = {
    ...alternativeName(part, part.$ref === undefined ? part : (index.resolve(part.$ref, part) ?? part)),
    n: nearest + 1,
  }
  return inner.map((issue) => (issue.nearest || issue.keyword === 'required' ? issue : { ...issue, nearest: named }))
}

function issueOf(problem: Problem): Issue {
  const { at, keyword, schema, name } = problem
  // A draft may lack anything, as the server sees it; publishing may not.
  if (keyword === 'required') return { pointer: childPointer(at, name ?? ''), keyword, severity: 'publish' }
  if (keyword === 'dependentRequired') return { pointer: childPointer(at, name ?? ''), keyword, severity: 'error' }
  // The server drops what a schema does not know, and says so.
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return { pointer: childPointer(at, name ?? ''), keyword: 'unknownProperty', severity: 'publish' }
  return { pointer: at, ...issueParams(keyword, schema, name), severity: 'error' }
}

function told(problems: readonly Problem[], index: SchemaIndex<FormSchema>): Issue[] {
  return problems
    .slice(0, MAX_ISSUES)
    .flatMap((problem) => (problem.alternatives ? ofAlternatives(problem, index) : [issueOf(problem)]))
}

/** What is wrong in our own words: one issue per broken keyword, at the field where a person can mend it. */
export function issuesOf(problems: readonly Problem[], index: SchemaIndex<FormSchema>): Issue[] {
  const seen = new Set<string>()
  return told(problems, index)
    .slice(0, MAX_ISSUES)
    .filter(({ pointer, keyword }) => {
      const same = `${keyword} ${pointer}`
      return seen.has(same) ? false : seen.add(same)
    })
}

/** A row that was added and not yet filled in is no row: cleaning drops it before it is sent. */
export function outsideEmptyRows(issues: readonly Issue[], values: unknown): Issue[] {
  return issues.filter(({ pointer }) => {
    const owner = getAt(values, parentPointer(pointer))
    if (Array.isArray(owner) && getAt(values, pointer) === null) return false
    return !(isObject(owner) && Object.keys(owner).length === 0 && /\/\d+\/[^/]+$/.test(pointer))
  })
}

import { isObject } from '#contract/rules/diff/json.ts'
import { mapParts } from '#contract/rules/schema/mapParts.ts'
import type { FormElement, FormSchema } from './formSchema.ts'

/** What a keyword's value has to be; a schema that is being typed has others for moments. */
type Shape = (value: unknown) => boolean

const isText: Shape = (value) => typeof value === 'string'
const isNumber: Shape = (value) => typeof value === 'number' && Number.isFinite(value)
const isCount: Shape = (value) => Number.isInteger(value) && Number(value) >= 0
const isFlag: Shape = (value) => typeof value === 'boolean'
const isPart: Shape = (value) => isObject(value) || isFlag(value)
const isTexts: Shape = (value) => Array.isArray(value) && value.every(isText)
const isParts: Shape = (value) => Array.isArray(value) && value.length > 0 && value.every(isPart)
const isNamedParts: Shape = (value) =>
  isObject(value) && Object.values(value).every((one) => isPart(one) || isTexts(one))

const either =
  (...shapes: Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value))

const shapesOf = (names: readonly string[], shape: Shape) => names.map((name) => [name, shape] as const)

const SHAPES = new Map<string, Shape>([
  ...shapesOf(
    ['title', 'description', '$ref', '$dynamicRef', '$recursiveRef', '$id', 'format', 'pattern', 'i18n'],
    isText,
  ),
  ...shapesOf(['minimum', 'maximum', 'multipleOf'], isNumber),
  ...shapesOf(['exclusiveMinimum', 'exclusiveMaximum'], either(isNumber, isFlag)),
  ...shapesOf(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'], isCount),
  ...shapesOf(['minContains', 'maxContains'], isCount),
  ...shapesOf(['uniqueItems', 'readOnly'], isFlag),
  ...shapesOf(['required'], either(isTexts, isFlag)),
  ...shapesOf(['enum'], Array.isArray),
  ...shapesOf(['type'], either(isText, isTexts)),
  ...shapesOf(['allOf', 'anyOf', 'oneOf', 'prefixItems'], isParts),
  ...shapesOf(
    ['items'],
    either(isPart, (value) => Array.isArray(value) && value.every(isPart)),
  ),
  ...shapesOf(['additionalProperties', 'additionalItems', 'unevaluatedProperties', 'unevaluatedItems'], isPart),
  ...shapesOf(['propertyNames', 'contains', 'not', 'if', 'then', 'else'], isPart),
  ...shapesOf(
    ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'],
    isNamedParts,
  ),
  ...shapesOf(['x-label', 'x-help', 'x-enum', 'x-words'], isObject),
])

const MAX_LEVELS = 1_200

type Unsound = { at: string; keyword: string }
type Visit = { unsound: Unsound[]; done: Map<object, FormSchema> }

function sound(schema: FormSchema, at: string, level: number, visit: Visit): FormSchema {
  const known = visit.done.get(schema)
  if (known || level > MAX_LEVELS) return known ?? schema
  visit.done.set(schema, schema)
  const isSound = ([keyword, value]: [string, unknown]) => SHAPES.get(keyword)?.(value) ?? true
  const entries = Object.entries(schema)
  const wrong = entries.filter((entry) => !isSound(entry))
  visit.unsound.push(...wrong.map(([keyword]) => ({ at, keyword })))
  const kept = wrong.length === 0 ? schema : (Object.fromEntries(entries.filter(isSound)) as FormSchema)
  const result = mapParts(kept, (part) => sound(part.schema, part.at, level + 1, visit), at)
  visit.done.set(schema, result)
  return result
}

type Sound = { schema: FormSchema; unsound: readonly Unsound[] }
const known = new WeakMap<FormSchema, Sound>()

/** A schema without keywords whose values have the wrong shape, and which these are; a sound one is the same object. */
export function soundSchema(schema: FormSchema): Sound {
  const ready = known.get(schema)
  if (ready) return ready
  const visit: Visit = { unsound: [], done: new Map() }
  const result = { schema: sound(schema, '', 0, visit), unsound: visit.unsound }
  known.set(schema, result)
  known.set(result.schema, result)
  return result
}

const MAX_ELEMENTS_DEEP = 60

function isSoundRule(rule: unknown): boolean {
  return isObject(rule) && isText(rule.effect) && isSoundCondition(rule.condition, 0)
}

function isSoundCondition(condition: unknown, level: number): boolean {
  if (!isObject(condition) || level > MAX_ELEMENTS_DEEP) return false
  const { conditions, scope, schema } = condition
  if (conditions !== undefined)
    return Array.isArray(conditions) && conditions.every((one) => isSoundCondition(one, level + 1))
  return isText(scope) && (schema === undefined || isPart(schema))
}

/** A UI schema of which only what is an element is left: one that is being typed draws as far as it goes. */
export function soundElement(element: unknown, level = 0): FormElement {
  if (!isObject(element) || level > MAX_ELEMENTS_DEEP) return { type: 'VerticalLayout' }
  const { type, scope, elements, options, rule, ...rest } = element
  return {
    ...rest,
    type: isText(type) ? String(type) : 'VerticalLayout',
    ...(isText(scope) && String(scope).startsWith('#') && { scope: String(scope) }),
    ...(Array.isArray(elements) && { elements: elements.filter(isObject).map((one) => soundElement(one, level + 1)) }),
    ...(isObject(options) && { options }),
    ...(isSoundRule(rule) && { rule: rule as unknown as FormElement['rule'] }),
  } as FormElement
}

import { canonical, sameJson } from '#contract/rules/diff/json.ts'
import type { FormSchema } from '../../schema/formSchema.ts'
import { boundedPattern } from '#contract/rules/schema/patterns/boundedPattern.ts'
import { fitsFormat } from './formats.ts'

const typeName = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : typeof value

function isOfType(value: unknown, type: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeName(value) === type
}

function hasType(value: unknown, type: unknown): boolean {
  return Array.isArray(type) ? type.some((one) => isOfType(value, one)) : isOfType(value, type)
}

const offered = new WeakMap<object, ReadonlySet<string>>()
/** Shorter lists are compared one by one. */
const MANY = 50

function isOffered(value: unknown, choices: readonly unknown[]): boolean {
  if (choices.length < MANY) return choices.some((one) => sameJson(one, value))
  const known = offered.get(choices) ?? new Set(choices.map(canonical))
  offered.set(choices, known)
  return known.has(canonical(value))
}

/** A decimal number as whole digits and a power of ten, so that 0.3 is three times 0.1. */
function decimal(value: number): [bigint, number] {
  const [digits = '', power = '0'] = Math.abs(value).toString().split('e')
  const [whole = '', part = ''] = digits.split('.')
  return [BigInt(whole + part), Number(power) - part.length]
}

function isMultiple(value: number, of: number): boolean {
  if (!Number.isFinite(value) || !(of > 0)) return true
  const [a, up] = decimal(value)
  const [b, down] = decimal(of)
  const shift = up - down
  return shift >= 0 ? (a * 10n ** BigInt(shift)) % b === 0n : a % (b * 10n ** BigInt(-shift)) === 0n
}

/** People count signs, not the units of their encoding. */
function signCount(text: string): number {
  let count = 0
  for (const _sign of text) count++
  return count
}

function* brokenByNumber(value: number, schema: FormSchema): Generator<string> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  // Draft-04 says `exclusiveMinimum: true` beside the minimum.
  if (typeof minimum === 'number' && (exclusiveMinimum === true ? value <= minimum : value < minimum))
    yield exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum'
  if (typeof maximum === 'number' && (exclusiveMaximum === true ? value >= maximum : value > maximum))
    yield exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum'
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) yield 'exclusiveMinimum'
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) yield 'exclusiveMaximum'
  if (typeof multipleOf === 'number' && !isMultiple(value, multipleOf)) yield 'multipleOf'
}

function* brokenByText(value: string, schema: FormSchema): Generator<string> {
  const { minLength, maxLength, pattern, format } = schema
  if (minLength !== undefined || maxLength !== undefined) {
    const length = signCount(value)
    if (minLength !== undefined && length < minLength) yield 'minLength'
    if (maxLength !== undefined && length > maxLength) yield 'maxLength'
  }
  if (typeof pattern === 'string' && !boundedPattern(pattern).test(value)) yield 'pattern'
  if (typeof format === 'string' && !fitsFormat(value, format)) yield 'format'
}

/** The keywords of a schema that a value breaks by itself, whatever lies in it. */
export function* brokenPlainly(value: unknown, schema: FormSchema): Generator<string> {
  if (schema.type !== undefined && !hasType(value, schema.type)) yield 'type'
  if (schema.const !== undefined && !sameJson(value, schema.const)) yield 'const'
  if (Array.isArray(schema.enum) && !isOffered(value, schema.enum)) yield 'enum'
  if (typeof value === 'number') yield* brokenByNumber(value, schema)
  if (typeof value === 'string') yield* brokenByText(value, schema)
}

import type { ValidateFunction } from 'ajv'
import type { FieldError } from '#contract/wire/errors.ts'
import { plainProblems } from '../plainProblem.ts'

/**
 * Steps times characters for all patterns of one record together, some 40 ms: nobody else is served meanwhile. A text
 * beyond it fits no pattern.
 */
export const PATTERN_COST = 8_000_000
/** Parts of schemas that references lead to, for one record: some 50 ms, and one for each entry of the longest list. */
export const PARTS = 120_000

let left = { patterns: Infinity, parts: Infinity }

class TooMuchWork extends Error {}

const TOO_MUCH: FieldError = {
  field: '',
  description: 'This is nested in too many ways to be checked.',
  keyword: 'tooNested',
  params: {},
}

/** Whether a pattern may still be matched; `cost` is its steps times the characters of the text. */
export function spendOnPattern(cost: number): boolean {
  left.patterns -= cost
  return left.patterns > 0
}

/** Counts a reference that was followed, and gives the record up where there are too many: schemas may turn in circles. */
export function spendOnParts(parts: number): void {
  left.parts -= parts
  if (left.parts < 0) throw new TooMuchWork()
}

/**
 * What a validator finds wrong with one record, in bounded steps: however many texts it holds, their patterns together
 * cost so many at most; a record in which references multiply, or lead deeper than the stack, is refused.
 */
export function problemsUnder(validate: ValidateFunction, value: unknown): FieldError[] {
  left = { patterns: PATTERN_COST, parts: PARTS }
  try {
    if (!validate(value)) return plainProblems(validate.errors)
    // Names that no pattern was tried on are judged by nothing: such a record is not sound either.
    return left.patterns > 0 ? [] : [TOO_MUCH]
  } catch (error) {
    if (!(error instanceof TooMuchWork || error instanceof RangeError)) throw error
    return [TOO_MUCH]
  } finally {
    left = { patterns: Infinity, parts: Infinity }
  }
}

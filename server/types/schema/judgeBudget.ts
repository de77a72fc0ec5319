import type { ValidateFunction } from 'ajv'
import type { FieldError } from '#contract/wire/errors.ts'
import { plainProblems } from '../plainProblem.ts'

/** Steps times characters for all patterns of one record together, some 40 ms. A text beyond it fits no pattern. */
export const PATTERN_COST = 8_000_000
/** Parts of schemas that references lead to, for one record: some 50 ms, and one for each entry of the longest list. */
export const PARTS = 120_000

type Budget = { patterns: number; parts: number }

const WHOLE: Budget = { patterns: PATTERN_COST, parts: PARTS }
/** What one turn of the event loop may spend: some 15 ms. */
const ON_THE_SPOT: Budget = { patterns: PATTERN_COST / 8, parts: PARTS / 8 }
const UNBOUNDED: Budget = { patterns: Infinity, parts: Infinity }

let left = { ...UNBOUNDED }

class TooMuchWork extends Error {}

/** What is wrong with a record that cannot be looked through in bounded time. */
export const TOO_MUCH: FieldError = {
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
  return judged(validate, value, WHOLE).problems
}

/** The same where it takes no longer than a turn of the event loop should; undefined where it would. */
export function problemsOnTheSpot(validate: ValidateFunction, value: unknown): FieldError[] | undefined {
  const { problems, isSpent } = judged(validate, value, ON_THE_SPOT)
  return isSpent ? undefined : problems
}

function judged(validate: ValidateFunction, value: unknown, budget: Budget) {
  left = { ...budget }
  try {
    const isSound = validate(value)
    const isSpent = left.patterns <= 0
    // Names that no pattern was tried on are judged by nothing: such a record is not sound either.
    const unjudged = isSpent ? [TOO_MUCH] : []
    return { problems: isSound ? unjudged : plainProblems(validate.errors), isSpent }
  } catch (error) {
    if (!(error instanceof TooMuchWork || error instanceof RangeError)) throw error
    return { problems: [TOO_MUCH], isSpent: true }
  } finally {
    left = { ...UNBOUNDED }
  }
}

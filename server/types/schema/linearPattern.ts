import { RE2JS } from 're2js'
import { spendOnPattern } from './judgeBudget.ts'

/** Texts longer than this fit no configured pattern; a longer text that matters is no matter of form. */
const PATTERN_TEXT_LENGTH = 4_000
const MAX_PATTERN_LENGTH = 300
/** Steps of the compiled pattern: time is this times the text's length. */
const MAX_STEPS = 1_000

/** What ajv wants of a regular expression. */
type Pattern = { test: (text: string) => boolean; steps: number }

/**
 * A pattern of a type document, matched in linear time (T35): neither backtracking nor anything that needs it. Throws
 * where that cannot be. It must be a regular expression of the browser's too, since forms check with theirs.
 */
export function linearPattern(source: string): Pattern {
  if (source.length > MAX_PATTERN_LENGTH) throw new Error(`a pattern has more than ${MAX_PATTERN_LENGTH} characters`)
  asExpression(source)
  const compiled = RE2JS.compile(source)
  const steps = compiled.programSize()
  if (steps > MAX_STEPS) throw new Error(`the pattern ${source} is too complicated`)
  return {
    steps,
    test: (text) => {
      if (text.length > PATTERN_TEXT_LENGTH) return false
      return spendOnPattern(steps * text.length) && compiled.test(text)
    },
    // ajv tells patterns apart by this.
    toString: () => source,
  } as Pattern
}

/** Older schemas escape more than the flag u allows. */
function asExpression(source: string): RegExp {
  try {
    return new RegExp(source, 'u')
  } catch {
    return new RegExp(source)
  }
}

/** ajv's hook: `code` would name the function in generated modules, which we make none of. */
export const patternEngine = Object.assign((source: string) => linearPattern(source) as unknown as RegExp, {
  code: 'require("./linearPattern").linearPattern',
})

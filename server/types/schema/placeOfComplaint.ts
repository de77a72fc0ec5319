import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'

/**
 * Where in a schema a compiler's complaint belongs, as a JSON pointer; '' for the schema as a whole. The compiler names
 * the place in its text.
 */
export function placeOfComplaint(reason: string): string {
  const named = /#(\/[^"\s]*)"/.exec(reason)?.[1] ?? /\bdata(\/[^\s,]*)/.exec(reason)?.[1]
  return named === undefined ? '' : placeAsGiven(decodeURIComponent(named))
}

/** What a reference leads to stands in `$defs` under its place in the schema as it was given (judgedSchema). */
function placeAsGiven(pointer: string): string {
  const [defs, name = '', ...rest] = pathOf(pointer)
  return defs === '$defs' ? name + pointerOf(rest) : pointer
}

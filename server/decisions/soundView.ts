import { Value } from 'typebox/value'
import { ListView } from '#contract/wire/calls/views.ts'

/** A view that others may be shown: of the shape that the console reads. Undefined for anything else. */
export function soundView(payload: unknown): ListView | undefined {
  return Value.Check(ListView, payload) ? payload : undefined
}

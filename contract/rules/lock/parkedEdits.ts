import { sameJson } from '../diff/json.ts'
import { payloadOf } from '../payload/payloadOf.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields that somebody changed, as they are and as they were; one that is absent on a side did not stand there. */
export type ParkedEdits = { payload: Record<string, unknown>; base: Record<string, unknown> }

/**
 * What has to be kept of an unsaved form: the changed fields only, before and after, which is all that a three-way
 * merge needs later. Undefined where nothing was changed. Example: base {yr: 1, rt: 2}, values {yr: 3, rt: 2} keep yr 3
 * over 1. Images are the server's and come and go by calls of their own, so they are never parked.
 */
export function parkedEdits(base: Values, values: Values): ParkedEdits | undefined {
  const [before, after] = [payloadOf(base), payloadOf(values)]
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !SERVER_KEPT.has(field) && !sameJson(before[field], after[field]),
  )
  if (fields.length === 0) return undefined
  const only = (from: Values) => pick(from, fields)
  return { payload: only(after), base: only(before) }
}

const SERVER_KEPT: ReadonlySet<string> = new Set(['ia', 'ia_meta'])

/** Names of the fields that were parked. */
export function parkedFields({ payload, base }: ParkedEdits): string[] {
  return [...new Set([...Object.keys(base), ...Object.keys(payload)])]
}

/**
 * The two older sides of a merge with what the document is now: as if everything but the parked fields had never been
 * touched, so that nothing else comes into dispute.
 */
export function unparked(parked: ParkedEdits, present: Values): { base: Values; mine: Values } {
  const fields = parkedFields(parked)
  const rest = Object.fromEntries(Object.entries(payloadOf(present)).filter(([field]) => !fields.includes(field)))
  return { base: { ...rest, ...parked.base }, mine: { ...rest, ...parked.payload } }
}

function pick(from: Values, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]))
}

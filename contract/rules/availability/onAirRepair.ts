import type { Verb } from '../actions/verbs.ts'
import type { OnAirCheck } from './onAirChecks.ts'

/** A repair in one click: a value for one field of the form, or an action on the document. */
type OnAirRepair = { kind: 'field'; pointer: string; value: unknown } | { kind: 'verb'; verb: Verb }

/**
 * The repair that is safe to offer for a check: it only adds, it can be undone, and it follows from the check alone.
 * Dates of licences are contracts, so no click moves them. Undefined where a person has to decide.
 */
export function onAirRepair(
  record: { prd?: unknown },
  check: OnAirCheck,
  product: string | undefined,
): OnAirRepair | undefined {
  if (check.weight !== 'blocks') return undefined
  switch (check.name) {
    case 'product':
      return product === undefined
        ? undefined
        : { kind: 'field', pointer: '/prd', value: [...(Array.isArray(record.prd) ? record.prd : []), product] }
    case 'voice':
      return { kind: 'field', pointer: '/vce', value: true }
    case 'published':
      return verbFor(check.state)
    default:
      return undefined
  }
}

function verbFor(state: OnAirCheck['state']): OnAirRepair | undefined {
  switch (state) {
    case 'never':
      return { kind: 'verb', verb: 'publish' }
    case 'pending':
      return { kind: 'verb', verb: 'approve' }
    case 'archived':
    case 'deleted':
      return { kind: 'verb', verb: 'restoreContent' }
    default:
      return undefined
  }
}

import type { SendableStatus } from '#contract/values/status.ts'
import type { DocumentState } from './documentState.ts'
import type { Reason } from './reasons.ts'
import { VERB_NAMES, VERBS, type Verb } from './verbs.ts'

/**
 * The verb that a sent `st` means for a document in its present state; `state` undefined means creation
 * (design 9 (3)). Whether the verb may then be done is whyNot's to say: this refuses only what no verb fits.
 */
export function verbOf(
  st: SendableStatus,
  state: DocumentState | undefined,
  { approval = false }: { approval?: boolean } = {},
): { verb: Verb } | { refusal: Reason } {
  if (state?.draft === 'pre-draft') return { refusal: 'processing' }
  if (state?.state === 'purged') return { refusal: 'wrongStatus' }
  const stored = state === undefined || state.state === 'live'
  switch (st) {
    case 'draft':
      if (!stored) return { verb: 'restoreContent' }
      return { verb: state?.draft === 'pending' ? 'returnToDraft' : 'saveDraft' }
    case 'pending':
      if (!stored) return { refusal: 'wrongStatus' }
      if (approval) return { verb: state?.draft === 'pending' ? 'approve' : 'submitAndApprove' }
      return { verb: 'submit' }
    case 'published':
      if (!stored) return { refusal: 'wrongStatus' }
      return { verb: state?.draft === 'pending' ? 'approve' : 'publish' }
    default:
      return state === undefined ? { refusal: 'wrongStatus' } : onlyVerbOf(st)
  }
}

/** Of a status that one verb alone has. */
function onlyVerbOf(st: SendableStatus): { verb: Verb } | { refusal: Reason } {
  const verb = VERB_NAMES.find((one) => VERBS[one].status === st)
  return verb ? { verb } : { refusal: 'wrongStatus' }
}

import type { Confirmation, Reason } from './reasons.ts'
import { verbRow, type Verb } from './verbs.ts'

/** What to confirm so that the verb goes on, or undefined where the refusal is final. A button asks instead of hiding. */
export function confirmationOf(reason: Reason, verb: Verb): Confirmation | undefined {
  const { confirms } = verbRow(verb)
  if (reason === 'baseMoved') return confirms === 'baseMoved' ? confirms : undefined
  return reason === 'draftExists' && confirms === 'replaceDraft' ? confirms : undefined
}

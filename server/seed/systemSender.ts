import { SYSTEM_UID } from '#contract/values/people.ts'
import { NOBODY } from '../routes/authorise.ts'
import type { Sender } from '../stores/documents/sender.ts'

const SYSTEM = { ...NOBODY, uid: SYSTEM_UID, username: 'system', name: 'System', productAdmin: true }

/** Who writes where the server itself does, or its operator. */
export function systemSender(requestId: string): Sender {
  return {
    actor: SYSTEM,
    product: undefined,
    products: [],
    requestId,
    requestHash: '',
    tab: undefined,
    lockNumber: undefined,
    ifMatch: undefined,
    idempotencyKey: undefined,
  }
}

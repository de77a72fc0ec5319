import { randomBytes } from 'node:crypto'
import type { IdentityStore } from '../identity/identityStore.ts'

const TICKET_SECRET = 'imageTicket'

/** One secret for all servers of a database, made by the first. */
export async function ticketSecret(store: Pick<IdentityStore, 'getSecret' | 'putSecret'>): Promise<Buffer> {
  const kept =
    (await store.getSecret(TICKET_SECRET)) ??
    (await store.putSecret(TICKET_SECRET, randomBytes(32).toString('base64url')))
  return Buffer.from(String(kept), 'base64url')
}

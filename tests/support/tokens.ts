import { createHash, randomUUID } from 'node:crypto'
import type { Identity } from '#server/identity/identity.ts'

export type TokenOptions = { roles?: readonly string[]; products?: readonly string[]; username?: string; name?: string }

/**
 * An API token for any roles and products, signed with the embedded provider's own key and backed by an account and a
 * session in its store: for matrices of roles, where signing in for each would take too long.
 */
export async function tokenFor(identity: Identity, params: TokenOptions = {}): Promise<string> {
  const { embedded } = identity
  if (!embedded) throw new Error('Tokens are made by the embedded provider only')
  const { roles = ['content_admin'], products = ['rimba-my', 'rimba-sg'] } = params
  const username = params.username ?? `tester-${hash([...roles, '', ...products].join()).slice(0, 8)}`
  const user = {
    uid: uuidOf(username),
    username,
    firstName: params.name ?? username,
    lastName: '',
    email: `${username}@rimba.example`,
    roles,
    products,
  }
  const sid = randomUUID()
  const exp = Math.floor(embedded.now() / 1000) + 3_600
  await embedded.directory.put(user)
  await embedded.store.upsert('Session', sid, { jti: sid, uid: sid, kind: 'Session', accountId: user.uid, exp }, 3_600)
  return embedded.issueApiToken({ user, sid, clientId: 'tests', authorizedParty: identity.boot.clientId })
}

/** The subject of a token made for this username: the same in every run. */
export function uuidOf(username: string): string {
  const hex = hash(username)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

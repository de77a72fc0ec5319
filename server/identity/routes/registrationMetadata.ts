import { TICKET_GRANT } from '../identitySettings.ts'
import { isOwnPage } from '../redirectRule.ts'
import { OAuthRefusal } from './oauthRefusal.ts'

export type RegistrationMetadata = { client_name: string; redirect_uris: string[] }

/** Grants of the token endpoint that registered clients may use, and none besides. */
export const REGISTERED_GRANTS = [TICKET_GRANT]

/** An allow-list: a field that we do not know is refused, not ignored, since most of them make a server fetch things. */
export function readMetadata(body: unknown, origin: string): RegistrationMetadata {
  const refuse = (words: string) => new OAuthRefusal(400, 'invalid_client_metadata', words)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('an object is expected')
  const { client_name, redirect_uris, grant_types, ...others } = body as Record<string, unknown>
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw refuse(`${unknown.slice(0, 60)} is not accepted`)
  if (typeof client_name !== 'string' || client_name.trim() === '' || client_name.length > 100) {
    throw refuse('client_name is missing or too long')
  }
  if (!isTextList(redirect_uris) || redirect_uris.length < 1 || redirect_uris.length > 5) {
    throw refuse('redirect_uris needs one to five addresses')
  }
  if (!redirect_uris.every((uri) => isOwnPage(uri, origin))) {
    throw new OAuthRefusal(400, 'invalid_redirect_uri', 'redirect_uris must be pages of this origin')
  }
  if (!isTextList(grant_types) || grant_types.join() !== REGISTERED_GRANTS.join()) {
    throw refuse('grant_types may hold the ticket exchange only')
  }
  return { client_name, redirect_uris }
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

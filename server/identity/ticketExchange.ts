import { jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import { errors } from 'oidc-provider'
import type { TokenEndpointGrantContext } from 'oidc-provider'
import type { SignedInSessions } from './signedInSessions.ts'
import type { IssueApiToken } from './tokenIssuer.ts'
import { TOKEN_LIFE_S } from './tokenIssuer.ts'

/** UMA's name for 'the claim token is the ID token of the person asking', as Keycloak spells it. */
const ID_TOKEN_FORMAT = 'http://openid.net/specs/openid-connect-core-1_0.html#IDToken'
export const TICKET_PARAMETERS = ['claim_token', 'claim_token_format', 'audience']

type TicketExchange = {
  issuer: string
  /** The console's client, for which the ID token must have been made. */
  clientId: string
  audience: string
  jwks: JWTVerifyGetKey
  sessions: SignedInSessions
  issueApiToken: IssueApiToken
  now: () => number
}

/**
 * Exchanges the ID token of a sign-in for an API token (specification section 7). The client that asks was registered
 * by that very session for that very person, and both must still be there: a stolen secret opens no other session, and
 * none at all after logout.
 */
export function createTicketExchange(exchange: TicketExchange): (ctx: TokenEndpointGrantContext) => Promise<void> {
  return async (ctx) => {
    const { client, params } = ctx.oidc
    if (params.claim_token_format !== ID_TOKEN_FORMAT) throw new errors.InvalidRequest('unknown claim_token_format')
    if (params.audience !== exchange.audience) throw new errors.InvalidRequest('unknown audience')
    const claims = await readIdToken(params.claim_token, exchange)
    const sid = String(claims.sid)
    if (client.session_uid !== sid || client.owner_uid !== claims.sub) {
      throw new errors.InvalidGrant('this client belongs to another session')
    }
    const user = await exchange.sessions.userOf(sid, String(claims.sub))
    if (!user) throw new errors.InvalidGrant('the session is over')
    const request = { user, sid, clientId: client.clientId, authorizedParty: exchange.clientId }
    ctx.body = {
      access_token: await exchange.issueApiToken(request),
      expires_in: TOKEN_LIFE_S,
      token_type: 'Bearer',
      upgraded: false,
    }
  }
}

async function readIdToken(token: unknown, exchange: TicketExchange): Promise<JWTPayload> {
  if (typeof token !== 'string') throw new errors.InvalidRequest('claim_token is missing')
  try {
    const { payload, protectedHeader } = await jwtVerify(token, exchange.jwks, {
      algorithms: ['RS256'],
      issuer: exchange.issuer,
      audience: exchange.clientId,
      clockTolerance: 30,
      currentDate: new Date(exchange.now()),
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
    })
    if (protectedHeader.typ?.toLowerCase() !== 'jwt' && protectedHeader.typ !== undefined)
      throw new Error('no ID token')
    return payload
  } catch {
    throw new errors.InvalidGrant('claim_token is not accepted')
  }
}

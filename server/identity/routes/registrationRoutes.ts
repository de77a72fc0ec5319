import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { EmbeddedProvider } from '../embeddedProvider.ts'
import { EMBEDDED_PATH } from '../identitySettings.ts'
import type { VerifyToken } from '../verifyToken.ts'
import { bearerOf } from './bearer.ts'
import { OAuthRefusal } from './oauthRefusal.ts'
import { limitRegistrations } from './registrationLimit.ts'
import { readMetadata, REGISTERED_GRANTS } from './registrationMetadata.ts'
import type { RegistrationMetadata } from './registrationMetadata.ts'

const PATH = `${EMBEDDED_PATH}/clients-registrations/openid-connect`
/** More tabs than anybody keeps open; the oldest client gives way. */
const CLIENTS_PER_SESSION = 20

/**
 * Dynamic client registration (specification section 7), for a signed-in browser only. What it makes belongs to that
 * session and person, can do the ticket exchange and nothing else, and cannot be changed, only dropped.
 */
export function registrationRoutes(
  scope: FastifyInstance,
  embedded: EmbeddedProvider,
  verifySignIn: VerifyToken,
): void {
  const { store, sessions, settings, issuer, origin } = embedded
  scope.post(PATH, async (request, reply) => {
    await limitRegistrations(request, store, settings)
    const actor = await verifySignIn(bearerOf(request))
    const secondsLeft = actor.sid ? await sessions.secondsLeft(actor.sid) : 0
    if (secondsLeft === 0) throw new OAuthRefusal(401, 'invalid_token', 'the session is over')
    const metadata = readMetadata(request.body, origin)
    await makeRoom(embedded, actor)
    const client = newClient(actor, metadata, embedded.now(), secondsLeft)
    await store.upsert('Client', client.record.client_id, client.record, secondsLeft)
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({
        ...client.answer,
        registration_client_uri: `${issuer}/clients-registrations/openid-connect/${client.record.client_id}`,
      })
  })
  scope.delete(`${PATH}/:clientId`, async (request, reply) => {
    const { clientId } = request.params as { clientId: string }
    const client = await store.find('Client', clientId)
    if (!isSame(client?.registration_token_hash, hash(bearerOf(request) ?? ''))) {
      throw new OAuthRefusal(401, 'invalid_token', 'this client does not exist, or the token is not its own')
    }
    await store.destroy('Client', clientId)
    return reply.code(204).send()
  })
  scope.route({
    method: ['GET', 'PUT', 'PATCH'],
    url: `${PATH}/:clientId`,
    handler: async () => {
      throw new OAuthRefusal(405, 'invalid_request', 'registered clients can only be dropped')
    },
  })
}

function newClient(actor: Actor, metadata: RegistrationMetadata, nowMs: number, secondsLeft: number) {
  const issuedAt = Math.floor(nowMs / 1000)
  const registrationToken = randomBytes(32).toString('base64url')
  const shared = {
    client_id: randomUUID(),
    client_secret: randomBytes(32).toString('base64url'),
    client_name: metadata.client_name,
    client_id_issued_at: issuedAt,
    client_secret_expires_at: issuedAt + secondsLeft,
    grant_types: REGISTERED_GRANTS,
    token_endpoint_auth_method: 'client_secret_post',
  }
  const owner = { session_uid: actor.sid, owner_uid: actor.uid, registration_token_hash: hash(registrationToken) }
  return {
    record: { ...shared, ...owner, response_types: [], redirect_uris: [] },
    answer: { ...shared, redirect_uris: metadata.redirect_uris, registration_access_token: registrationToken },
  }
}

async function makeRoom({ store }: EmbeddedProvider, { sid }: Actor): Promise<void> {
  const clients = await store.listBySession('Client', sid ?? '')
  for (const client of clients.slice(0, Math.max(0, clients.length - CLIENTS_PER_SESSION + 1))) {
    await store.destroy('Client', String(client.client_id))
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function isSame(kept: unknown, given: string): boolean {
  return (
    typeof kept === 'string' && kept.length === given.length && timingSafeEqual(Buffer.from(kept), Buffer.from(given))
  )
}

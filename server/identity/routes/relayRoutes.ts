import type { FastifyInstance } from 'fastify'
import { RELAY_PATH } from '../registrationRelay.ts'
import type { RegistrationRelay, RelayAnswer } from '../registrationRelay.ts'
import { bearerOf } from './bearer.ts'
import { OAuthRefusal } from './oauthRefusal.ts'
import { limitRegistrations } from './registrationLimit.ts'
import { readMetadata } from './registrationMetadata.ts'

/** Registration at a real provider, by way of us. The provider decides; we only limit what may be asked of it. */
export function relayRoutes(scope: FastifyInstance, relay: RegistrationRelay): void {
  const { origin } = new URL(relay.settings.publicUrl)
  scope.post(RELAY_PATH, async (request, reply) => {
    await limitRegistrations(request, relay.store, relay.settings)
    const bearer = bearerOf(request)
    if (!bearer) throw new OAuthRefusal(401, 'invalid_token', 'the token of the sign-in is missing')
    const { status, body } = await reached(relay.register(bearer, readMetadata(request.body, origin)))
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(body ?? {})
  })
  scope.delete(`${RELAY_PATH}/:clientId`, async (request, reply) => {
    const { clientId } = request.params as { clientId: string }
    const bearer = bearerOf(request)
    if (!bearer) throw new OAuthRefusal(401, 'invalid_token', 'the token of the registration is missing')
    const { status, body } = await reached(relay.drop(clientId, bearer))
    return status === 204 ? reply.code(204).send() : reply.code(status).send(body ?? {})
  })
}

function reached(answer: Promise<RelayAnswer>): Promise<RelayAnswer> {
  return answer.catch(() => {
    throw new OAuthRefusal(503, 'temporarily_unavailable', 'the identity provider cannot be reached')
  })
}

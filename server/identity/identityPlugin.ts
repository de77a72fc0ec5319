import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, errorRow } from '#contract/wire/errors.ts'
import { onceDone } from '../once.ts'
import type { EmbeddedProvider } from './embeddedProvider.ts'
import type { Identity } from './identity.ts'
import { EMBEDDED_PATH, isLoopback, SIGN_IN_AUDIENCE } from './identitySettings.ts'
import { PAGE_HEADERS } from './pages/page.ts'
import type { RegistrationRelay } from './registrationRelay.ts'
import { accountRoutes } from './routes/accountRoutes.ts'
import { metadataRoutes } from './routes/metadataRoutes.ts'
import { OAuthRefusal } from './routes/oauthRefusal.ts'
import { registrationRoutes } from './routes/registrationRoutes.ts'
import { relayRoutes } from './routes/relayRoutes.ts'
import { resourceRoutes } from './routes/resourceRoutes.ts'
import { signInRoutes } from './routes/signInRoutes.ts'
import { createTokenVerifier } from './verifyToken.ts'

const AS_TEXT = { parseAs: 'string', bodyLimit: 16_384 } as const

/** Mounts the embedded provider at `/realms/marquee`, or what a real one of another origin needs of us. */
export async function identityPlugin(app: FastifyInstance, { identity }: { identity: Identity }): Promise<void> {
  const { embedded, relay } = identity
  if (relay) await app.register(async (scope) => mountRelay(scope, relay))
  if (!embedded) return
  await app.register(async (scope) => mountOwnRoutes(scope, embedded))
  await app.register(async (scope) => mountProvider(scope, embedded))
}

async function mountRelay(scope: FastifyInstance, relay: RegistrationRelay): Promise<void> {
  readJsonOnly(scope)
  relayRoutes(scope, relay)
}

function readJsonOnly(scope: FastifyInstance): void {
  scope.setErrorHandler(answerOAuth)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', AS_TEXT, scope.getDefaultJsonParser('error', 'error'))
}

async function mountOwnRoutes(scope: FastifyInstance, embedded: EmbeddedProvider): Promise<void> {
  scope.addHook('onRequest', thisMachineOnly)
  scope.addHook('onRequest', atPublicAddress(embedded))
  readJsonOnly(scope)
  scope.addContentTypeParser('application/x-www-form-urlencoded', AS_TEXT, async (_: FastifyRequest, text: string) =>
    Object.fromEntries(new URLSearchParams(text)),
  )
  const { issuer, jwks, now } = embedded
  const verifySignIn = createTokenVerifier({ issuer, audience: SIGN_IN_AUDIENCE, jwks, now })
  signInRoutes(scope, embedded)
  registrationRoutes(scope, embedded, verifySignIn)
  accountRoutes(scope, embedded, verifySignIn)
  metadataRoutes(scope, embedded)
  resourceRoutes(scope, embedded)
}

/** Everything else under the realm is the provider's; it reads bodies and writes answers itself. */
async function mountProvider(scope: FastifyInstance, embedded: EmbeddedProvider): Promise<void> {
  const answer = onceDone(async () => (await embedded.provider()).callback())
  scope.addHook('onRequest', thisMachineOnly)
  scope.addHook('onRequest', atPublicAddress(embedded))
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${EMBEDDED_PATH}/*`,
    handler: async (request, reply) => {
      const callback = await answer()
      reply.hijack()
      const raw = request.raw as typeof request.raw & { originalUrl?: string }
      raw.originalUrl = raw.url ?? ''
      raw.url = raw.originalUrl.slice(EMBEDDED_PATH.length)
      for (const [name, value] of Object.entries(PAGE_HEADERS)) reply.raw.setHeader(name, value)
      await callback(raw, reply.raw)
    },
  })
}

/** The demo passwords are public: no other machine, and no page of another host that was pointed at this address. */
async function thisMachineOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const addresses = [request.socket.remoteAddress ?? '', request.ip].map((address) => address.replace(/^::ffff:/, ''))
  if ([...addresses, request.hostname].every(isLoopback)) return
  await reply
    .code(403)
    .send({ error: 'access_denied', error_description: 'The demo sign-in serves this machine only.' })
}

/**
 * Tells the provider the scheme and host that browsers use, whatever a proxy passes on or anybody claims: it sends
 * secure cookies over https only, and builds addresses from the host.
 */
function atPublicAddress({ origin }: EmbeddedProvider) {
  const { protocol, host } = new URL(origin)
  return async ({ raw: { headers } }: FastifyRequest): Promise<void> => {
    headers['x-forwarded-proto'] = protocol.slice(0, -1)
    headers['x-forwarded-host'] = host
  }
}

function answerOAuth(
  error: FastifyError | OAuthRefusal | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof OAuthRefusal) {
    if (error.statusCode === 401) reply.header('www-authenticate', `Bearer error="${error.error}"`)
    reply.code(error.statusCode).send({ error: error.error, error_description: error.message })
  } else if (error instanceof DomainError) {
    const { status } = errorRow(error.code)
    reply
      .code(status)
      .send({ error: status === 401 ? 'invalid_token' : 'server_error', error_description: error.message })
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    reply.code(error.statusCode).send({ error: 'invalid_request', error_description: 'The request cannot be read.' })
  } else {
    request.log.error({ requestId: request.id, err: error }, 'identity')
    reply.code(500).send({ error: 'server_error', error_description: 'Something went wrong here.' })
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DemoUser } from '../demoUsers.ts'
import type { EmbeddedProvider } from '../embeddedProvider.ts'
import { EMBEDDED_PATH } from '../identitySettings.ts'
import { userClaims } from '../tokenIssuer.ts'
import type { VerifyToken } from '../verifyToken.ts'
import { bearerOf } from './bearer.ts'
import { OAuthRefusal } from './oauthRefusal.ts'

/** Who the bearer is now. The provider's own user info refuses JWT access tokens, hence ours. */
export function accountRoutes(scope: FastifyInstance, embedded: EmbeddedProvider, verifySignIn: VerifyToken): void {
  const userOf = async (request: FastifyRequest): Promise<DemoUser> => {
    const actor = await verifySignIn(bearerOf(request))
    const user = actor.sid ? await embedded.sessions.userOf(actor.sid, actor.uid) : undefined
    if (!user) throw new OAuthRefusal(401, 'invalid_token', 'the session is over')
    return user
  }
  scope.get(`${EMBEDDED_PATH}/protocol/openid-connect/userinfo`, async (request, reply) => {
    const user = await userOf(request)
    return reply.header('cache-control', 'no-store').send({ sub: user.uid, ...userClaims(user) })
  })
  scope.get(`${EMBEDDED_PATH}/account`, async (request, reply) => {
    const { uid, username, firstName, lastName, email } = await userOf(request)
    return reply
      .header('cache-control', 'no-store')
      .send({ id: uid, username, firstName, lastName, email, emailVerified: true })
  })
}

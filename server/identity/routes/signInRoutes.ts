import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/values/languages.ts'
import type { EmbeddedProvider } from '../embeddedProvider.ts'
import { EMBEDDED_PATH } from '../identitySettings.ts'
import type { TurnPace } from '../identityStore.ts'
import { pickLanguage } from '../pages/language.ts'
import { messagePage } from '../pages/messagePage.ts'
import { PAGE_HEADERS } from '../pages/page.ts'
import { signInPage } from '../pages/signInPage.ts'
import type { SignInPage } from '../pages/signInPage.ts'

/** Five tries, then waits of 1, 2, 4 ... 300 s per account and address (reliability T14). */
const GUESSES: TurnPace = { freeTurns: 5, maxWaitS: 300, forgetAfterS: 900 }

type SignInRequest = FastifyRequest<{ Params: { uid: string }; Querystring: Record<string, unknown>; Body: unknown }>

/** Shows the sign-in form and takes what is typed into it. */
export function signInRoutes(scope: FastifyInstance, embedded: EmbeddedProvider): void {
  const path = `${EMBEDDED_PATH}/login-actions/authenticate/:uid`
  scope.get(path, async (request: SignInRequest, reply) => {
    const sign = await openSignIn(request, reply, embedded)
    if (!sign) return
    return reply.code(200).send(signInPage({ ...sign, username: sign.hint }))
  })
  scope.post(path, async (request: SignInRequest, reply) => {
    const sign = await openSignIn(request, reply, embedded)
    if (!sign) return
    const { username, password } = credentials(request.body)
    const key = `sign-in ${username.toLowerCase()} ${request.ip}`
    const seconds = await embedded.store.takeTurn(key, GUESSES)
    if (seconds > 0) {
      const problem = { kind: 'wait', seconds } as const
      return reply
        .code(429)
        .header('retry-after', seconds)
        .send(signInPage({ ...sign, username, problem }))
    }
    const user = await embedded.directory.signIn(username, password)
    if (!user) return reply.code(401).send(signInPage({ ...sign, username, problem: { kind: 'wrong' } }))
    await embedded.store.clearTurns(key)
    const result = { login: { accountId: user.uid, amr: ['pwd'] } }
    const provider = await embedded.provider()
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
    return reply.redirect(next, 303)
  })
}

type OpenSignIn = Pick<SignInPage, 'language' | 'action'> & { hint: string }

/** The sign-in that this browser has under way, or undefined after a page that says it is over. */
async function openSignIn(
  request: SignInRequest,
  reply: FastifyReply,
  embedded: Pick<EmbeddedProvider, 'provider' | 'origin'>,
): Promise<OpenSignIn | undefined> {
  reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8')
  const asked = request.query.ui_locales
  const accepted = request.headers['accept-language']
  const [provider, { errors }] = [await embedded.provider(), await import('oidc-provider')]
  try {
    const { params, uid, prompt } = await provider.interactionDetails(request.raw, reply.raw)
    if (uid !== request.params.uid || prompt.name !== 'login') throw new errors.SessionNotFound('another sign-in')
    const language = pickLanguage(asked, params.ui_locales, accepted)
    const hint = typeof params.login_hint === 'string' ? params.login_hint : ''
    return { language, hint, action: `${EMBEDDED_PATH}/login-actions/authenticate/${uid}` }
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const language: Language = pickLanguage(asked, accepted)
    await reply.code(400).send(messagePage({ language, origin: embedded.origin, message: 'expired' }))
    return undefined
  }
}

function credentials(body: unknown): { username: string; password: string } {
  const form = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const field = (name: string, length: number) => {
    const value = form[name]
    return typeof value === 'string' ? value.slice(0, length) : ''
  }
  return { username: field('username', 100).trim(), password: field('password', 200) }
}

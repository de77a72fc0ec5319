import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EmbeddedProvider } from '../embeddedProvider.ts'
import { EMBEDDED_PATH } from '../identitySettings.ts'
import { RESOURCES } from '../pages/page.ts'
import { isScriptName, SCRIPTS } from '../pages/scripts.ts'
import { stylesheet } from '../pages/stylesheet.ts'

const FONT = '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'
const PROTOCOL = `${EMBEDDED_PATH}/protocol/openid-connect`
const FRAME_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const

/** Style, script and font of the sign-in page, and the pages that keycloak-js puts into frames. */
export function resourceRoutes(scope: FastifyInstance, embedded: EmbeddedProvider): void {
  const styles = stylesheet(`${RESOURCES}/mulish.woff2`)
  const lasting = (reply: FastifyReply, type: string) =>
    reply.type(type).header('cache-control', 'public, max-age=3600').header('x-content-type-options', 'nosniff')

  scope.get(`${RESOURCES}/signIn.css`, async (_, reply) => lasting(reply, 'text/css; charset=utf-8').send(styles))
  scope.get(`${RESOURCES}/mulish.woff2`, async (_, reply) =>
    lasting(reply, 'font/woff2').send(await readFile(fileURLToPath(import.meta.resolve(FONT)))),
  )
  scope.get(`${RESOURCES}/:name`, async (request, reply) => {
    const { name } = request.params as { name: string }
    if (!isScriptName(name)) return reply.code(404).send({ error: 'not_found' })
    return lasting(reply, 'text/javascript; charset=utf-8').send(SCRIPTS[name])
  })

  const frame = (script: string) => async (_: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers(FRAME_HEADERS)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Marquee</title><script src="${RESOURCES}/${script}"></script>`)
  scope.get(`${PROTOCOL}/3p-cookies/step1.html`, frame('cookies.js'))
  scope.get(`${PROTOCOL}/3p-cookies/step2.html`, frame('cookies.js'))
  scope.get(`${PROTOCOL}/login-status-iframe.html`, frame('status.js'))
  scope.get(`${PROTOCOL}/login-status`, async (request, reply) => {
    const { session: asked } = request.query as { session?: string }
    const provider = await embedded.provider()
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    const isSame = session.accountId !== undefined && (asked === undefined || asked === '' || asked === session.uid)
    return reply
      .headers(FRAME_HEADERS)
      .type('text/plain')
      .send(isSame ? 'unchanged' : 'changed')
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#contract/wire/errors.ts'
import type { Bases } from '#contract/wire/bases.ts'
import { encodingFor } from './compress.ts'
import type { ConsoleFile, ConsoleFiles } from './consoleFiles.ts'
import { consolePolicy, newNonce } from './securityHeaders.ts'

const NONCE_PLACE = /<meta\s+name="csp-nonce"[^>]*>/
/** However an address is dressed up, what begins with these is a call that does not exist, never a page. */
const NO_PAGE = /^\/+(api|realms)(\/|$)/i

const NOT_BUILT =
  '<!doctype html><title>Marquee</title><p>The console has not been built yet: run <code>npm run build</code>.'

/**
 * What no route takes: the console's files, its page for each of its own addresses (they are the page's to read), and
 * 404 for the rest.
 */
export function answerEverythingElse(app: FastifyInstance, files: ConsoleFiles, issuer: string, bases?: Bases): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodedPath(request)
    if (NO_PAGE.test(path)) throw new DomainError('notFound')
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new DomainError('methodNotAllowed')
    const file = path === '/' || path === '/index.html' ? undefined : await files.read(path)
    if (file) return sendFile(request, reply, file)
    if (path.startsWith('/assets/')) throw new DomainError('notFound')
    return sendPage(reply, await files.read('/index.html'), (nonce) => consolePolicy(issuer, nonce, bases))
  })
}

function decodedPath({ url }: FastifyRequest): string {
  const path = url.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    throw new DomainError('malformed')
  }
}

/** The page is never kept: it names this build's files and carries this answer's nonce. */
function sendPage(reply: FastifyReply, page: ConsoleFile | undefined, policy: (nonce: string) => string): FastifyReply {
  const nonce = newNonce()
  reply.header('content-security-policy', policy(nonce))
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
  if (!page) return reply.code(503).send(NOT_BUILT)
  const meta = `<meta name="csp-nonce" content="${nonce}">`
  const html = page.bytes.toString('utf8')
  return reply.send(NONCE_PLACE.test(html) ? html.replace(NONCE_PLACE, meta) : html.replace('<head>', `<head>${meta}`))
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ConsoleFile): Promise<FastifyReply> {
  const etag = `"${file.etag}"`
  reply.header('etag', etag).header('vary', 'accept-encoding').type(file.type)
  reply.header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  const compressed = encoding && (await file.compressed(encoding))
  if (encoding && compressed) return reply.header('content-encoding', encoding).send(compressed)
  return reply.send(file.bytes)
}

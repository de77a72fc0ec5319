import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Identity } from '#server/identity/identity.ts'
import { identityPlugin } from '#server/identity/identityPlugin.ts'

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

/** The policy of docs/foreign-back-end.md, for a page whose service stands at another origin. */
const staticPolicy = (service: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${service}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${service}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** A plain web server over a folder, with the identity provider beside it: every address that is no file is the page. */
export async function openStaticSite(folder: string, identity: Identity, service: string): Promise<FastifyInstance> {
  const app = Fastify({ logger: false })
  await app.register(identityPlugin, { identity })
  const page = readFileSync(join(folder, 'index.html'))
  app.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://site').pathname
    reply.header('content-security-policy', staticPolicy(service))
    const extension = /\.(\w+)$/.exec(path)?.[1]
    if (!extension) return reply.type('text/html').send(page)
    try {
      const file = readFileSync(join(folder, path))
      return reply.type(TYPES[extension] ?? 'application/octet-stream').send(file)
    } catch {
      return reply.code(404).send()
    }
  })
  return app
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

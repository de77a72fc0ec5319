import { randomBytes } from 'node:crypto'
import type { Bases } from '#contract/wire/bases.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const CSP_REPORT_PATH = '/api/csp-report'

/**
 * The policy of the console's page (design section 6): own scripts only, styles by nonce, the identity provider as the
 * the other host that is spoken to or framed, and those of a service that is not this server (`bases`).
 */
export function consolePolicy(issuer: string, nonce: string, bases: Bases = {}): string {
  const provider = new URL(issuer).origin
  const services = originsOf(bases)
    .map((origin) => ` ${origin}`)
    .join('')
  return policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: blob: https:${services}`,
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'manifest-src': "'self'",
    'connect-src': `'self' ${provider}${services}`,
    'frame-src': `'self' ${provider}`,
    'worker-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
    'report-uri': CSP_REPORT_PATH,
  })
}

/** Hosts of a service elsewhere; a base that is a path is the console's own host. */
function originsOf(bases: Bases): string[] {
  return [...new Set(Object.values(bases).flatMap((base) => URL.parse(base)?.origin ?? []))]
}

/** Nothing at all may run in an answer that is no page. */
const DATA_POLICY = policy({
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
})

/** A page whose one inline style has this hash, and a form back to us. */
export function plainPagePolicy(styleHash: string): string {
  return policy({
    'default-src': "'none'",
    'style-src': `'sha256-${styleHash}'`,
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  })
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

export function newNonce(): string {
  return randomBytes(18).toString('base64')
}

/** Without those that only a route can know. */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  // Signing in again happens in a popup at the provider, which must keep its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

const EVERY_HEADER = Object.entries(EVERY_ANSWER)

/** Sets what every answer carries, and leaves what a route has set for itself. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  for (const [name, value] of EVERY_HEADER) setIfAbsent(reply, name, value)
  if (isHttps) setIfAbsent(reply, 'strict-transport-security', 'max-age=31536000')
  if (request.url.startsWith('/api')) setIfAbsent(reply, 'cache-control', 'no-store')
  // A page that may be framed says so in its policy; the older header would forbid it all the same.
  const own = String(reply.getHeader('content-security-policy'))
  if (own.includes("frame-ancestors 'self'")) reply.header('x-frame-options', 'SAMEORIGIN')
}

function setIfAbsent(reply: FastifyReply, name: string, value: string): void {
  if (!reply.hasHeader(name)) reply.header(name, value)
}

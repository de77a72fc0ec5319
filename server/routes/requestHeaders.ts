import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { IDEMPOTENCY_KEY_LENGTH } from '#contract/values/limits.ts'
import { CLIENT_HEADER, IDEMPOTENCY_HEADER, LOCK_NUMBER_HEADER, TAB_HEADER } from '#contract/values/wire.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isLoopback } from '../identity/identitySettings.ts'

const FORWARDED: readonly string[] = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const MAX_LABEL = 128
const PLAIN = /^[\x21-\x7e]+$/

export type Promises = {
  tab: string | undefined
  lockNumber: number | undefined
  ifMatch: number | undefined
  idempotencyKey: string | undefined
  ifNoneMatch: string | undefined
  lastEventId: string | undefined
  range: string | undefined
}

/** What a request says in headers of ours and of HTTP; one that cannot be read is malformed, never ignored. */
export function readPromises(headers: IncomingHttpHeaders): Promises {
  return {
    tab: plain(headers, TAB_HEADER, MAX_LABEL),
    lockNumber: whole(headers, LOCK_NUMBER_HEADER, /^(\d{1,12})$/),
    ifMatch: whole(headers, 'if-match', /^(?:W\/)?"?(\d{1,12})"?$/),
    idempotencyKey: plain(headers, IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_LENGTH),
    ifNoneMatch: one(headers['if-none-match']),
    lastEventId: plain(headers, 'last-event-id', MAX_LABEL),
    range: one(headers.range),
  }
}

/** Headers that were read: the same thousand letters come with every call of five minutes. */
const known = new Map<string, string>()
const MOST_KNOWN = 256
const LONGEST_KNOWN = 4_096

export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const before = known.get(authorization)
  if (before !== undefined) return before
  const token = /^bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1]
  if (token === undefined || authorization.length > LONGEST_KNOWN) return token
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(authorization, token)
  return token
}

/**
 * The call comes from this machine itself: neither through a proxy that happens to run here, nor from a page of
 * another host that was pointed at this address.
 */
export function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return !isForwarded && isLoopback(peer) && isLoopback(hostname)
}

/** The label of the calling client: for traces only, so an odd one is cut and never refused. */
export function clientOf(headers: IncomingHttpHeaders, query: unknown): string | undefined {
  const sent = one(headers[CLIENT_HEADER]) ?? (query as { client?: unknown } | undefined)?.client
  return typeof sent === 'string' && sent !== '' ? sent.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, MAX_LABEL) : undefined
}

/** What an idempotency key is bound to: the same key with anything else in the request is another request. */
export function hashRequest(method: string, address: string, body: unknown): string {
  const text = `${method} ${address}\n${body === undefined ? '' : JSON.stringify(body)}`
  return hash('sha256', text, 'base64url')
}

function whole(headers: IncomingHttpHeaders, name: string, form: RegExp): number | undefined {
  const text = one(headers[name])
  if (text === undefined) return undefined
  const digits = form.exec(text.trim())?.[1]
  if (digits === undefined) throw new DomainError('malformed', { description: `The header ${name} cannot be read.` })
  return Number(digits)
}

function plain(headers: IncomingHttpHeaders, name: string, maxLength: number): string | undefined {
  const text = one(headers[name])
  if (text === undefined || text === '') return undefined
  if (text.length > maxLength || !PLAIN.test(text)) {
    throw new DomainError('malformed', {
      description: `The header ${name} must be at most ${maxLength} plain characters.`,
    })
  }
  return text
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}

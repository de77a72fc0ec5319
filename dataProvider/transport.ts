import { CLIENT_HEADER, IDEMPOTENCY_HEADER, LOCK_NUMBER_HEADER, TAB_HEADER } from '#contract/values/wire.ts'
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '#contract/wire/calls.ts'
import { pathOf, routeOf } from '#contract/wire/calls.ts'
import type { ServiceExtensions } from '#contract/wire/extensions.ts'
import { isWrite } from '#contract/wire/isWrite.ts'
import { checkAnswer } from './answers/checkAnswer.ts'
import { ApiError } from './apiError.ts'
import type { Reply } from './envelope.ts'
import { readEnvelope, retryAfter } from './envelope.ts'
import { withoutExtensions } from './plainService/withoutExtensions.ts'
import type { ProgressListener } from './transport/sendWithProgress.ts'

/** What the shell hands in, so that the two providers never meet (style.md section 2). */
export type TransportParts = {
  fetch: typeof fetch
  /** The same for bodies whose sending is watched; without it they go by fetch, unwatched. */
  sendWithProgress?: (address: string, init: RequestInit, onProgress: ProgressListener) => Promise<Response>
  /** Base address of a call's first path segment: `/api` unless a service has its own. */
  baseOf: (segment: string) => string
  /** The API's bearer token, renewed where needed; '' of whoever is not signed in. */
  token: () => Promise<string>
  /** Called when a live token was refused; answers whether another one is at hand for one more try. */
  renewToken: (refused: string) => Promise<boolean>
  /** Told when a token that should be good is refused for good (design 9 (25)). */
  onRefused?: () => void
  clientId: () => string | undefined
  product: () => string | undefined
  /** This browser tab, for locks. */
  tab: string
  newId: () => string
  /** Waits between tries; handed in so that tests need no clock. */
  wait: (ms: number) => Promise<void>
  /** While this answers true, calls that change something are refused before they are sent. */
  isOnlyLooking?: () => boolean
  /** What the service has beyond the specification: nothing of the rest is sent. Everything unless told. */
  service?: ServiceExtensions | undefined
  /** Completes what a service without extensions answers, before it is checked. */
  completeAnswer?: CompleteAnswer | undefined
}

/** A body that carries a file goes as a form; what stands beside the file is text. */
export type FileBody = { file: File; [field: string]: File | string | undefined }
/** The bytes alone, streamed as they are, for calls that take media. */
export type MediaBody = Blob

export type SendOptions<Name extends CallName> = {
  params?: ParamsOf<Name>
  query?: QueryOf<Name>
  body?: BodyOf<Name> | FileBody | MediaBody
  /** Revision that a write starts from. */
  rev?: number | undefined
  lockNumber?: number | undefined
  /** Keep it over retries by hand: the write then has one effect. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Sent even while the page is being left. */
  keepalive?: boolean
  /** Told how much of the body is on its way, as a share of 1. */
  onProgress?: ProgressListener | undefined
}

/** An answer as the console knows it, out of what the service gave. */
export type CompleteAnswer = <T>(name: CallName, reply: Reply<T>, options: AnyOptions) => Reply<T> | Promise<Reply<T>>
export type AnyOptions = { params?: object | undefined; query?: object | undefined; body?: unknown }

export type Transport = {
  /** The answer has the type of the call's row. */
  send: <Name extends CallName>(name: Name, options?: SendOptions<Name>) => Promise<Reply<AnswerOf<Name>>>
  /** The bare request, for streams. */
  open: <Name extends CallName>(
    name: Name,
    options?: SendOptions<Name> & { headers?: Record<string, string> },
  ) => Promise<Response>
  tab: string
}

const TRIES = 3
const FIRST_WAIT_MS = 400

/** The same without the call's types: inside, a request is a request, and the compiler need not compare all calls. */
type Request = Omit<SendOptions<CallName>, 'params' | 'query' | 'body'> & {
  params?: Readonly<Record<string, string>>
  query?: object
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Too many requests, or a server that is busy for a moment. */
const BUSY: readonly number[] = [429, 503]
/** A server that says it is busy names a few seconds; one that is away for longer is said to be away. */
const LONGEST_BUSY_S = 5

/**
 * Sends calls by the rows of the call table. Reads and writes with a retry key are tried again when the line breaks, and
 * reads when the server is busy and says when to ask again: a busy save is the editor's, which tells of it.
 */
export function createTransport(parts: TransportParts): Transport {
  async function request(name: CallName, options: Request = {}) {
    if (isWrite(name) && parts.isOnlyLooking?.()) throw new ApiError('onlyLooking', name)
    if (parts.service && !parts.service.answers(name)) throw new ApiError('notOffered', name)
    const known = parts.service ? withoutExtensions(name, options, parts.service) : options
    const init = initOf(parts, name, known)
    const address = addressOf(parts, name, known)
    for (let attempt = 1; ; attempt++) {
      const response = await once(parts, name, address, init, options)
      const wait = attempt < TRIES ? waitBefore(name, response, attempt, isRepeatable(name, parts)) : undefined
      if (wait === undefined && response instanceof Response) return response
      if (wait === undefined) throw response
      await parts.wait(wait)
    }
  }
  return {
    tab: parts.tab,
    open: (name, options) => request(name, options as Request),
    send: async (name, options) => {
      const response = await request(name, options as Request)
      const reply = await readEnvelope<AnswerOf<typeof name>>(name, response, (options as Request | undefined)?.params)
      return checkAnswer(name, parts.completeAnswer ? await parts.completeAnswer(name, reply, options ?? {}) : reply)
    },
  }
}

/** Whether a request that may have come through can be sent again: a write needs a retry key that the service knows. */
const isRepeatable = (name: CallName, { service }: TransportParts): boolean =>
  !isWrite(name) || service === undefined || service.has('retries')

/** How long to wait, in ms, before the same request may bring something else; undefined where it would not. */
function waitBefore(
  name: CallName,
  response: Response | ApiError,
  attempt: number,
  isRepeatable: boolean,
): number | undefined {
  if (!(response instanceof Response)) return isRepeatable ? FIRST_WAIT_MS * 2 ** (attempt - 1) : undefined
  if (!BUSY.includes(response.status) || isWrite(name)) return undefined
  const { retryAfterS = Infinity } = retryAfter(response)
  return retryAfterS <= LONGEST_BUSY_S ? retryAfterS * 1_000 : undefined
}

/** One try: a response, or the network error that the next try may mend. A cancelled request is thrown at once. */
async function once(
  parts: TransportParts,
  name: CallName,
  address: string,
  init: RequestInit,
  { signal, onProgress }: Request,
): Promise<Response | ApiError> {
  const { fetch, sendWithProgress } = parts
  const send = (request: RequestInit) =>
    onProgress && sendWithProgress ? sendWithProgress(address, request, onProgress) : fetch(address, request)
  try {
    const token = await parts.token()
    const first = await send(withToken(parts, init, token))
    if (first.status !== 401) return first
    const last = (await parts.renewToken(token)) ? await send(withToken(parts, init, await parts.token())) : first
    if (last.status === 401) parts.onRefused?.()
    return last
  } catch (error) {
    if (signal?.aborted) throw new ApiError('cancelled', name)
    if (error instanceof TypeError || error instanceof DOMException) return new ApiError('network', name)
    throw error
  }
}

function withToken(parts: TransportParts, init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers)
  if (token !== '') headers.set('authorization', `Bearer ${token}`)
  // The first token of a tab comes with the registration of its client, so that it is known only now.
  const client = parts.clientId()
  if (client) headers.set(CLIENT_HEADER, client)
  return { ...init, headers }
}

function initOf(parts: TransportParts, name: CallName, options: Request): RequestInit {
  const { method, takes } = routeOf(name)
  const { has = () => true } = parts.service ?? {}
  const headers = new Headers(options.headers)
  // What a service does not know its CORS does not allow either: the browser would refuse the whole call.
  if (has('revisions')) headers.set(TAB_HEADER, parts.tab)
  if (options.rev !== undefined) headers.set('if-match', `"${options.rev}"`)
  if (options.lockNumber !== undefined) headers.set(LOCK_NUMBER_HEADER, String(options.lockNumber))
  if (method !== 'GET' && has('retries')) headers.set(IDEMPOTENCY_HEADER, options.idempotencyKey ?? parts.newId())
  return {
    method,
    headers,
    ...bodyOf(headers, options.body, takes === 'text' ? 'text/plain' : 'application/json'),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  }
}

function bodyOf(headers: Headers, body: unknown, type: string): { body?: BodyInit } {
  if (body === undefined) return {}
  if (body instanceof Blob) {
    headers.set('content-type', body.type || 'video/mp4')
    return { body }
  }
  if (hasFile(body)) return { body: formOf(body) }
  headers.set('content-type', type)
  return { body: JSON.stringify(body) }
}

const hasFile = (body: unknown): body is FileBody =>
  typeof body === 'object' && body !== null && 'file' in body && body.file instanceof Blob

/** The file stands last: the server reads it as it streams in, and fields behind it would come too late. */
function formOf({ file, ...fields }: FileBody): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) if (text !== undefined) form.append(name, text)
  form.append('file', file)
  return form
}

function addressOf(parts: TransportParts, name: CallName, options: Request): string {
  const path = pathOf(name, options.params ?? {})
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(options.query ?? {}))
    if (value !== undefined && value !== '') query.set(key, String(value))
  const product = parts.product()
  // Named and empty: of no product more than of any other.
  const isEverywhere = routeOf(name).allProducts || (options.query as { prd?: unknown } | undefined)?.prd === ''
  if (product && !isEverywhere && !query.has('prd')) query.set('prd', product)
  const text = query.toString()
  return parts.baseOf(path.split('/')[1] ?? '') + path + (text ? `?${text}` : '')
}

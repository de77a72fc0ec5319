import { isObject } from '#contract/rules/diff/json.ts'
import type { Envelope, WireError } from '#contract/wire/envelope.ts'
import { HEADER_FAILURE } from '#contract/values/wire.ts'
import { unreadable } from './answers/unreadable.ts'
import { ApiError } from './apiError.ts'

/** What a call brings: data, totals and cursors, and the revision that a write must name. */
export type Reply<T> = { data: T; header: Envelope['header']; rev: number | undefined; status: number }

/** Reads an answer's envelope; anything that is none becomes an ApiError with the HTTP status. */
export async function readEnvelope<T>(
  call: string,
  response: Response,
  params: Readonly<Record<string, string>> = {},
): Promise<Reply<T>> {
  const detail = {
    params,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    ...retryAfter(response),
  }
  const envelope = await parse<T>(response)
  if (!envelope) {
    if (response.ok) throw unreadable(call, response.status, 'an envelope', undefined)
    throw new ApiError('refused', call, detail)
  }
  if (!response.ok || envelope.header.code === HEADER_FAILURE)
    throw new ApiError('refused', call, { ...detail, errors: errorsOf(envelope), data: envelope.data })
  return { data: envelope.data, header: envelope.header, rev: revisionOf(response), status: response.status }
}

async function parse<T>(response: Response): Promise<Envelope<T> | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  return isObject(body) && isObject(body.header) ? (body as Envelope<T>) : undefined
}

/** What another service puts there need not be a list of errors. */
function errorsOf({ header }: Envelope): WireError[] {
  const errors: readonly unknown[] = Array.isArray(header.errors) ? header.errors : []
  return errors.flatMap((error) =>
    isObject(error) ? [{ ...error, code: Number(error.code), description: String(error.description ?? '') }] : [],
  )
}

/**
 * ETag "17" is revision 17, also where a proxy that compressed the answer made it weak; a service without revisions
 * sends none and saves go unguarded.
 */
function revisionOf(response: Response): number | undefined {
  const tag = /^(?:W\/)?"(\d+)"$/.exec(response.headers.get('etag') ?? '')
  return tag ? Number(tag[1]) : undefined
}

/** What the answer says of when to ask again, in seconds. */
export function retryAfter(response: Response): { retryAfterS?: number } {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? { retryAfterS: seconds } : {}
}

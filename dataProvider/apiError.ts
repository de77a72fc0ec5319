import type { ErrorCode } from '#contract/wire/errors.ts'
import { errorOfNumber } from '#contract/wire/errors.ts'
import type { WireError } from '#contract/wire/envelope.ts'

/**
 * Why a call brought nothing: the server's refusal, no network, the console's own cancellation (which is silent), a
 * write that was not sent because one only looks at the console as somebody else, a call of an extension that the
 * service does not have and that was not sent either, or an answer that is not what the call answers.
 */
export type ApiErrorKind = 'refused' | 'network' | 'cancelled' | 'onlyLooking' | 'notOffered' | 'unreadable'

/**
 * The one error of the provider. `status` and `body.errors` are what react-admin reads: fields by name, so that a
 * refusal stands at its field.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number
  readonly call: string
  readonly errors: readonly WireError[]
  /** Envelope data of a refusal: the lock, or `theirs` of a stale save. */
  readonly data: unknown
  readonly retryAfterS: number | undefined
  readonly requestId: string | undefined
  readonly body: { errors: Record<string, string> }
  /** Params of the call: what {type} and {id} are in the specification's texts (section 8). */
  readonly params: Readonly<Record<string, string>>

  constructor(kind: ApiErrorKind, call: string, detail: ApiErrorDetail = {}) {
    super(detail.errors?.[0]?.description ?? (kind === 'network' ? 'Network request failed' : 'Request failed'))
    this.name = 'ApiError'
    this.kind = kind
    this.call = call
    this.status = detail.status ?? 0
    this.errors = detail.errors ?? []
    this.data = detail.data
    this.retryAfterS = detail.retryAfterS
    this.requestId = detail.requestId
    this.params = detail.params ?? {}
    this.body = { errors: Object.fromEntries(this.errors.flatMap((e) => (e.field ? [[e.field, e.description]] : []))) }
  }

  /** The catalogue's name of the first error, undefined for a number that the catalogue does not know. */
  get code(): ErrorCode | undefined {
    const number = this.errors[0]?.code
    return number === undefined ? undefined : errorOfNumber(number)?.code
  }
}

type ApiErrorDetail = {
  status?: number
  errors?: readonly WireError[]
  data?: unknown
  retryAfterS?: number
  requestId?: string
  params?: Readonly<Record<string, string>>
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError
}

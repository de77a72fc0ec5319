import type { ApiError } from '#kit/parts/context/providerTypes.ts'

/**
 * Whether nobody knows what became of a write: the network broke, the server was busy or is still at it. The same retry
 * key then has to be sent again before anything else. Without keys a 429 says all that there is to know: not done.
 */
export function isUnsettled(error: unknown, hasKeys: boolean): boolean {
  const { kind, status = 0, code } = error as Partial<ApiError>
  return isNetworkBroken(kind) || status >= 500 || (hasKeys && (status === 429 || code === 'idempotencyRunning'))
}

/** A try that hung was ended by the editor itself, not by the person. */
const isNetworkBroken = (kind: ApiError['kind'] | undefined) => kind === 'network' || kind === 'cancelled'
const BUSY: readonly number[] = [429, 502, 503, 504]

/** Why it may go better a little later, where it may: then the write waits and is tried again by itself. */
export function whyLater(error: unknown): 'network' | 'busy' | undefined {
  const { kind, status = 0, code } = error as Partial<ApiError>
  if (isNetworkBroken(kind)) return 'network'
  return BUSY.includes(status) || code === 'idempotencyRunning' ? 'busy' : undefined
}

/** The provider's refusal behind an error, seen by its shape; undefined for any other error. */
export function refusalOf(error: unknown): ApiError | undefined {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined
}

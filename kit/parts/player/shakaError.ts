/** Why something does not play, as a key of words. */
export type PlayerFailure = 'network' | 'expired' | 'gone' | 'unplayable' | 'unsupported'

/** Categories and codes of shaka.util.Error. */
const NETWORK = 1
const BAD_STATUS = 1001
/** A load that was overtaken by another one. */
const INTERRUPTED = 7000

/** What shaka's error means to somebody who wants to watch; undefined for what is none. */
export function failureOf(error: unknown): PlayerFailure | undefined {
  const { code, category, data = [] } = (error ?? {}) as { code?: number; category?: number; data?: readonly unknown[] }
  if (code === INTERRUPTED) return undefined
  if (category !== NETWORK) return 'unplayable'
  if (code !== BAD_STATUS) return 'network'
  const status = data[1]
  if (status === 401 || status === 403) return 'expired'
  return status === 404 ? 'gone' : 'network'
}

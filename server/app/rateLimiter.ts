type Rate = { perSecond: number; burst: number }

type Bucket = { tokens: number; at: number }

/** So many keys are remembered; beyond, those that have filled up again are forgotten first. */
const MAX_KEYS = 20_000

/**
 * Token buckets, one per key: `burst` calls at once, then `perSecond`. Kept in the memory of one process: several
 * servers allow as many times the rate, which is what they can bear.
 */
export class RateLimiter {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  /** Takes one call of a key. Answers 0 where it may go on, else the seconds to wait. */
  take(key: string): number {
    const { perSecond, burst } = this.#rate
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? this.#open(key, now)
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond))
    bucket.tokens -= 1
    return 0
  }

  #open(key: string, now: number): Bucket {
    if (this.#buckets.size >= MAX_KEYS) this.#forget(now)
    const bucket = { tokens: this.#rate.burst, at: now }
    this.#buckets.set(key, bucket)
    return bucket
  }

  #forget(now: number): void {
    const refillMs = (this.#rate.burst / this.#rate.perSecond) * 1000
    for (const [key, { at }] of this.#buckets) if (now - at >= refillMs) this.#buckets.delete(key)
    // A flood of new keys within that time: the oldest half gives way, so that memory stays bounded.
    const surplus = this.#buckets.size - MAX_KEYS / 2
    if (surplus < MAX_KEYS / 2) return
    for (const key of [...this.#buckets.keys()].slice(0, surplus)) this.#buckets.delete(key)
  }
}

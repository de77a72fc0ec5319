import { EXPORTS_PER_MINUTE } from '#contract/values/transfer.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { RateLimiter } from '../app/rateLimiter.ts'
import type { RateSettings } from '../settings/settings.ts'

/** Calls without a person, by address: generous, since a whole office may share one. */
const ADDRESS_TIMES = 5
/** Refused tokens an address may send before it has to wait. */
const REFUSALS = { perSecond: 2, burst: 60 }
/** Links that open nothing: nobody has many of those. */
const GUESSES = { perSecond: 0.2, burst: 20 }
const SEARCH_BURST_TIMES = 2

/** Throws `tooManyRequests` where a rate is passed (calls.md section 0, limits). */
export type RateKeeper = {
  takeForAddress: (address: string) => void
  takeForPerson: (uid: string, row: Pick<CallRow, 'rate'>) => void
  /** Refuses an address that has sent too many refused tokens, before another one is verified. */
  refuseAddress: (address: string) => void
  countRefusal: (address: string) => void
  /** The same for tokens of links that open nothing. */
  refuseGuesser: (address: string) => void
  countGuess: (address: string) => void
}

const NONE: RateKeeper = {
  takeForAddress: () => undefined,
  takeForPerson: () => undefined,
  refuseAddress: () => undefined,
  countRefusal: () => undefined,
  refuseGuesser: () => undefined,
  countGuess: () => undefined,
}

export function createRateKeeper(rates: RateSettings | undefined, now: () => number): RateKeeper {
  if (!rates) return NONE
  const { perSecond, burst, searchesPerSecond } = rates
  const persons = new RateLimiter({ perSecond, burst }, now)
  const searchRate = { perSecond: searchesPerSecond, burst: searchesPerSecond * SEARCH_BURST_TIMES }
  const searches = new RateLimiter(searchRate, now)
  const facets = new RateLimiter(searchRate, now)
  const exports = new RateLimiter({ perSecond: EXPORTS_PER_MINUTE / 60, burst: EXPORTS_PER_MINUTE }, now)
  const addresses = new RateLimiter({ perSecond: perSecond * ADDRESS_TIMES, burst: burst * ADDRESS_TIMES }, now)
  const refusals = refusalKeeper(REFUSALS, now)
  const guesses = refusalKeeper(GUESSES, now)
  return {
    takeForAddress: (address) => refuse(addresses.take(address)),
    takeForPerson(uid, row) {
      refuse(persons.take(uid))
      if (row.rate === 'search') refuse(searches.take(uid))
      if (row.rate === 'facets') refuse(facets.take(uid))
      if (row.rate === 'export') refuse(exports.take(uid))
    },
    refuseAddress: refusals.refuse,
    countRefusal: refusals.count,
    refuseGuesser: guesses.refuse,
    countGuess: guesses.count,
  }
}

/** Who was refused too often waits, whatever comes next. */
function refusalKeeper(rate: typeof REFUSALS, now: () => number) {
  const limiter = new RateLimiter(rate, now)
  const waiting = new Map<string, number>()
  return {
    refuse(address: string) {
      const until = waiting.get(address) ?? 0
      if (until > now()) refuse(Math.ceil((until - now()) / 1000))
      waiting.delete(address)
    },
    count(address: string) {
      const waitS = limiter.take(address)
      if (waitS === 0) return
      if (waiting.size > 10_000) waiting.clear()
      waiting.set(address, now() + waitS * 1000)
    },
  }
}

function refuse(retryAfterS: number): void {
  if (retryAfterS > 0) throw new DomainError('tooManyRequests', { retryAfterS })
}

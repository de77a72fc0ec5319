import { isV4, LAST_ADDRESS, type Address } from '#contract/rules/geo/address.ts'
import type { AddressRange } from '#contract/rules/geo/range.ts'

/** Where addresses are said to be. */
export type CountryIndex = {
  size: number
  /** The country of the narrowest range that holds the address. */
  countryOf(address: Address): string | undefined
}

export type CountryRange = AddressRange & { country: string }

const V4 = 0xffff_0000_0000n
const HALF = 64n
const LOW = (1n << HALF) - 1n

/**
 * Ranges as pieces that do not overlap, each of one country: a look-up is one binary search. Ranges come by their
 * first address, those around before those within; ranges that cross are kept out of the store.
 */
export function countryIndex(ranges: Iterable<CountryRange>): CountryIndex {
  const countries = new Map<string, number>()
  const numberOf = (country: string) => {
    const known = countries.get(country)
    if (known !== undefined) return known
    countries.set(country, countries.size)
    return countries.size - 1
  }
  const pieces = { starts: [] as bigint[], country: [] as number[] }
  const begin = (at: bigint, country: number) => {
    if (at > LAST_ADDRESS) return
    if (pieces.starts.at(-1) === at) pieces.country[pieces.country.length - 1] = country
    else {
      pieces.starts.push(at)
      pieces.country.push(country)
    }
  }
  const open: { last: bigint; country: number }[] = []
  const closeBefore = (first: bigint | undefined) => {
    for (let top = open.at(-1); top && (first === undefined || top.last < first); top = open.at(-1)) {
      open.pop()
      begin(top.last + 1n, open.at(-1)?.country ?? NONE)
    }
  }
  let size = 0
  for (const { first, last, country } of ranges) {
    size += 1
    closeBefore(first)
    const number = numberOf(country)
    begin(first, number)
    open.push({ last, country: number })
  }
  closeBefore(undefined)
  const names = [...countries.keys()]
  const find = [searchV4(pieces), searchV6(pieces)] as const
  return {
    size,
    countryOf: (address) => {
      const number = isV4(address) ? find[0](address) : find[1](address)
      return number < 0 ? undefined : names[number]
    },
  }
}

/** A piece that nobody has spoken of. */
const NONE = -1

type Pieces = { starts: readonly bigint[]; country: readonly number[] }
type Search = (address: Address) => number

/** IPv4 fits into numbers, which are compared much faster. */
function searchV4({ starts, country }: Pieces): Search {
  const chosen = starts.flatMap((start, at) => (isV4(start) ? [at] : []))
  const from = Uint32Array.from(chosen, (at) => Number((starts[at] ?? 0n) - V4))
  const owner = Int16Array.from(chosen, (at) => country[at] ?? NONE)
  return (address) => {
    const wanted = Number(address - V4)
    const at = lastUpTo(from.length, (nth) => (from[nth] as number) <= wanted)
    return at < 0 ? NONE : (owner[at] as number)
  }
}

function searchV6({ starts, country }: Pieces): Search {
  const chosen = starts.flatMap((start, at) => (isV4(start) ? [] : [at]))
  const high = BigUint64Array.from(chosen, (at) => (starts[at] ?? 0n) >> HALF)
  const low = BigUint64Array.from(chosen, (at) => (starts[at] ?? 0n) & LOW)
  const owner = Int16Array.from(chosen, (at) => country[at] ?? NONE)
  return (address) => {
    const [wantedHigh, wantedLow] = [address >> HALF, address & LOW]
    const isUpTo = (nth: number) => {
      const part = high[nth] as bigint
      return part < wantedHigh || (part === wantedHigh && (low[nth] as bigint) <= wantedLow)
    }
    const at = lastUpTo(high.length, isUpTo)
    return at < 0 ? NONE : (owner[at] as number)
  }
}

/** The last of sorted places for which a question holds; -1 where it holds for none. */
function lastUpTo(length: number, isUpTo: (nth: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isUpTo(middle)) low = middle + 1
    else high = middle
  }
  return low - 1
}

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

/** An index that takes ranges one after the other, so that a million of them need no turn of their own. */
type IndexBuilder = { take: (range: CountryRange) => void; done: () => CountryIndex }

/**
 * Ranges as pieces that do not overlap, each of one country: a look-up is one binary search. Ranges come by their
 * first address, those around before those within; ranges that cross are kept out of the store.
 */
export function countryIndexBuilder(): IndexBuilder {
  const countries = new Map<string, number>()
  const numberOf = (country: string) => {
    const known = countries.get(country) ?? countries.size
    countries.set(country, known)
    return known
  }
  const [v4, v6] = [v4Pieces(), v6Pieces()]
  const begin = (at: Address, country: number) => {
    if (at > LAST_ADDRESS) return
    if (isV4(at)) v4.begin(at, country)
    else v6.begin(at, country)
  }
  const open: { last: Address; country: number }[] = []
  const closeBefore = (first: Address | undefined) => {
    for (let top = open.at(-1); top && (first === undefined || top.last < first); top = open.at(-1)) {
      open.pop()
      begin(top.last + 1n, open.at(-1)?.country ?? NONE)
    }
  }
  let size = 0
  return {
    take: ({ first, last, country }) => {
      size += 1
      closeBefore(first)
      const number = numberOf(country)
      begin(first, number)
      open.push({ last, country: number })
    },
    done: () => {
      closeBefore(undefined)
      const names = [...countries.keys()]
      const [inV4, inV6] = [v4.search(), v6.search()]
      const countryOf = (address: Address) => names[isV4(address) ? inV4(address) : inV6(address)]
      return { size, countryOf }
    },
  }
}

/** A piece that nobody has spoken of. */
const NONE = -1

type Search = (address: Address) => number
type Pieces = { begin: (at: Address, country: number) => void; search: () => Search }

/** IPv4 fits into numbers, which are compared much faster. */
function v4Pieces(): Pieces {
  const starts: number[] = []
  const countries: number[] = []
  return {
    begin: (at, country) => {
      const start = Number(at - V4)
      const nth = starts.at(-1) === start ? starts.length - 1 : starts.length
      starts[nth] = start
      countries[nth] = country
    },
    search: () => {
      const [from, owner] = [Uint32Array.from(starts), Int16Array.from(countries)]
      return (address) => {
        const wanted = Number(address - V4)
        return ownerAt(owner, (nth) => (from[nth] as number) <= wanted)
      }
    },
  }
}

function v6Pieces(): Pieces {
  const starts: Address[] = []
  const countries: number[] = []
  return {
    begin: (at, country) => {
      const nth = starts.at(-1) === at ? starts.length - 1 : starts.length
      starts[nth] = at
      countries[nth] = country
    },
    search: () => {
      const high = BigUint64Array.from(starts, (start) => start >> HALF)
      const low = BigUint64Array.from(starts, (start) => start & LOW)
      const owner = Int16Array.from(countries)
      return (address) => {
        const [wantedHigh, wantedLow] = [address >> HALF, address & LOW]
        return ownerAt(owner, (nth) => {
          const part = high[nth] as bigint
          return part < wantedHigh || (part === wantedHigh && (low[nth] as bigint) <= wantedLow)
        })
      }
    },
  }
}

/** Whose the last of sorted pieces is that begins up to an address. */
function ownerAt(owner: Int16Array, isUpTo: (nth: number) => boolean): number {
  return owner[lastUpTo(owner.length, isUpTo)] ?? NONE
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

import type { Kysely } from 'kysely'
import { readAddress, type Address } from '#contract/rules/geo/address.ts'
import type { AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoLocation, GeoOverlap } from '#contract/schemas/geo.ts'
import type { Tables } from '../db/tables.ts'
import { countryIndexBuilder, type CountryIndex } from './geo/countryIndex.ts'
import {
  everyRow,
  listRows,
  overlapsOf,
  rangeOf,
  readRow,
  rowsHolding,
  type GeoPage,
  type StoredRange,
} from './geo/geoRows.ts'

type GeoOverlaps = { overlaps: GeoOverlap[]; count: number; crossing: GeoOverlap[] }

/** Ranges of addresses and where they are said to be (calls.md section 21). They belong to no product. */
export type GeoStore = {
  list(page: GeoPage): Promise<{ rows: GeoLocation[]; count: number }>
  read(ip: string): Promise<GeoLocation | undefined>
  /** Ranges that hold an address, the narrowest first. */
  holding(address: Address): Promise<GeoLocation[]>
  /** Ranges that share addresses with one, apart from those named. */
  overlaps(range: AddressRange, except: readonly string[]): Promise<GeoOverlaps>
  /** All of them by address, some thousands at once. */
  every(): AsyncGenerator<StoredRange[]>
  /**
   * The country that an address is said to be in, by the narrowest range; undefined for what is no address or lies in
   * none. Answered from memory; after a change it is read anew, and no call waits long for that.
   */
  countryOf(address: string): Promise<string | undefined>
  /** Ranges were changed, here or by another server. */
  forget(): void
}

/** What was read before serves on where reading takes longer. */
const LONGEST_WAIT_MS = 1_000

export function createGeoStore(kysely: Kysely<Tables>): GeoStore {
  const index = keepIndex(() => readIndex(kysely))
  return {
    list: (page) => listRows(kysely, page),
    read: (ip) => readRow(kysely, ip),
    holding: (address) => rowsHolding(kysely, address),
    overlaps: (range, except) => overlapsOf(kysely, range, except),
    every: () => everyRow(kysely),
    countryOf: async (text) => {
      const address = readAddress(text.trim())
      return address === undefined ? undefined : (await index.get()).countryOf(address)
    },
    forget: index.forget,
  }
}

async function readIndex(kysely: Kysely<Tables>): Promise<CountryIndex> {
  const index = countryIndexBuilder()
  for await (const rows of everyRow(kysely))
    for (const row of rows) index.take({ ...rangeOf(row), country: row.country })
  return index.done()
}

/** One reading at a time; what is forgotten meanwhile is read once more. */
function keepIndex(read: () => Promise<CountryIndex>) {
  let kept: CountryIndex | undefined
  let reading: Promise<CountryIndex> | undefined
  let state = 0
  let readState = -1
  const start = () => {
    const of = state
    reading ??= read()
      .then((index) => {
        kept = index
        readState = of
        return index
      })
      .finally(() => (reading = undefined))
    return reading
  }
  return {
    forget: () => {
      state += 1
    },
    get: async (): Promise<CountryIndex> => {
      if (kept && readState === state) return kept
      const renewed = start()
      if (!kept) return renewed
      const old = kept
      const late = new Promise<CountryIndex>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, old).unref())
      return Promise.race([renewed.catch(() => old), late])
    },
  }
}

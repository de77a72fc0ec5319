import { sql, type Kysely } from 'kysely'
import { addressText, type Address } from '#contract/rules/geo/address.ts'
import { addressKey, rangeText, relate, type AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoLocation, GeoOverlap } from '#contract/schemas/geo.ts'
import { GEO_OVERLAPS } from '#contract/values/geo.ts'
import type { Tables } from '../../db/tables.ts'

type Stored = {
  ip: string
  first: string
  last: string
  country: string
  region: string | null
  zip: string | null
  note: string | null
  ut: string
  name: string
}

const COLUMNS = sql`ip, first, last, country, region, zip, note, ut, name`
/** The narrowest of those that nest comes first. */
const NARROWEST = sql`ORDER BY first DESC, last ASC`

/** A row as the wire has it: what was left empty is left out. */
function locationOf({ ip, country, region, zip, note, ut, name }: Omit<Stored, 'first' | 'last'>): GeoLocation {
  const kept = { ...(region && { region }), ...(zip && { zip }), ...(note && { note }) }
  return { ip, country, ...kept, ut, ...(name && { uun: name }) }
}

export type GeoPage = {
  term?: string | undefined
  /** What the term means as an address: ranges that hold it are found, too. */
  address?: Address | undefined
  pageNumber: number
  pageSize: number
  sortBy: 'ip' | 'country' | 'ut'
  sortOrder: 'asc' | 'desc'
}

const SORTED = { ip: sql`first`, country: sql`country`, ut: sql`ut` } as const

/** Ranges by address, or as asked, with their number. */
export async function listRows(db: Kysely<Tables>, page: GeoPage): Promise<{ rows: GeoLocation[]; count: number }> {
  const found = conditionOf(page)
  const order = page.sortOrder === 'desc' ? sql`DESC` : sql`ASC`
  const { rows } = await sql<Stored>`SELECT ${COLUMNS} FROM geo_location WHERE ${found}
    ORDER BY ${SORTED[page.sortBy]} ${order}, first ${order}, last DESC
    LIMIT ${page.pageSize} OFFSET ${(page.pageNumber - 1) * page.pageSize}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM geo_location WHERE ${found}`.execute(db)
  return { rows: rows.map(locationOf), count: counted[0]?.count ?? 0 }
}

function conditionOf({ term, address }: GeoPage) {
  if (address !== undefined) return holds(address)
  if (term === undefined || term === '') return sql<boolean>`true`
  const begins = `${term.replaceAll(/[\\%_]/g, '\\$&')}%`
  const within = `%${begins}`
  return sql<boolean>`(ip LIKE ${begins} OR country = ${term.toUpperCase()} OR region ILIKE ${within}
    OR zip ILIKE ${begins} OR note ILIKE ${within})`
}

const holds = (address: Address) =>
  sql<boolean>`numrange(first::numeric, last::numeric, '[]') @> ${String(address)}::numeric`

export async function readRow(db: Kysely<Tables>, ip: string): Promise<GeoLocation | undefined> {
  const { rows } = await sql<Stored>`SELECT ${COLUMNS} FROM geo_location WHERE ip = ${ip}`.execute(db)
  return rows[0] && locationOf(rows[0])
}

/** Ranges that hold an address, the narrowest first. */
export async function rowsHolding(db: Kysely<Tables>, address: Address): Promise<GeoLocation[]> {
  const { rows } = await sql<Stored>`SELECT ${COLUMNS} FROM geo_location WHERE ${holds(address)} ${NARROWEST}`.execute(
    db,
  )
  return rows.map(locationOf)
}

/** Other ranges that share addresses with one, by address; `count` says how many there are. */
export async function overlapsOf(
  db: Kysely<Tables>,
  range: AddressRange,
  except: readonly string[],
): Promise<{ overlaps: GeoOverlap[]; count: number; crossing: GeoOverlap[] }> {
  const shares = sql<boolean>`numrange(first::numeric, last::numeric, '[]')
    && numrange(${String(range.first)}::numeric, ${String(range.last)}::numeric, '[]')
    AND NOT ip = ANY (${[...except]}::text[])`
  const { rows } = await sql<Stored & { count: number }>`
    SELECT ${COLUMNS}, count(*) OVER () AS count FROM geo_location WHERE ${shares}
    ORDER BY first, last DESC LIMIT ${GEO_OVERLAPS}`.execute(db)
  const first = addressKey(range.first)
  const last = addressKey(range.last)
  // Those that cross cannot both be, however many nest beside them.
  const { rows: crossing } = await sql<Stored>`SELECT ${COLUMNS} FROM geo_location WHERE ${shares}
    AND NOT (first >= ${first} AND last <= ${last}) AND NOT (first <= ${first} AND last >= ${last})
    ORDER BY first LIMIT ${GEO_OVERLAPS}`.execute(db)
  const told = (row: Stored): GeoOverlap[] => {
    const relation = relate(rangeOf(row), range)
    return relation === 'apart' ? [] : [{ ...locationOf(row), relation }]
  }
  return { overlaps: rows.flatMap(told), count: rows[0]?.count ?? 0, crossing: crossing.flatMap(told) }
}

export const rangeOf = ({ first, last }: { first: string; last: string }): AddressRange => ({
  first: BigInt(first),
  last: BigInt(last),
})

/** What a range is stored as beside its country. */
export const keysOf = (range: AddressRange) => ({
  ip: rangeText(range),
  first: addressKey(range.first),
  last: addressKey(range.last),
})

/** First and last address of a range, as they are read. */
export const endsOf = ({ first, last }: AddressRange) => ({ first: addressText(first), last: addressText(last) })

/** A range with the keys that it sorts by. */
export type StoredRange = GeoLocation & { first: string; last: string }

/** So many rows a statement. */
const CHUNK = 20_000

/** All ranges by address, those around before those within. */
export async function* everyRow(db: Kysely<Tables>): AsyncGenerator<StoredRange[]> {
  let after = { first: '', last: '' }
  for (;;) {
    const { rows } = await sql<Stored>`SELECT ${COLUMNS} FROM geo_location
      WHERE first > ${after.first} OR (first = ${after.first} AND last < ${after.last})
      ORDER BY first, last DESC LIMIT ${CHUNK}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map((row) => ({ ...locationOf(row), first: row.first, last: row.last }))
    after = end
  }
}

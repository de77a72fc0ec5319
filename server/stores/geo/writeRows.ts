import { sql, type Kysely } from 'kysely'
import type { AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoLocation } from '#contract/schemas/geo.ts'
import { GEO_URN } from '#contract/values/geo.ts'
import type { Tables } from '../../db/tables.ts'
import { keysOf } from './geoRows.ts'

/** Who writes, for the audit. */
export type GeoWriter = { uid: string; username: string; name: string; trace: string }
export type GeoFacts = Pick<GeoLocation, 'country' | 'region' | 'zip' | 'note'>
export type GeoRow = { range: AddressRange; facts: GeoFacts }
type Verb = 'createGeoLocation' | 'saveGeoLocation' | 'deleteGeoLocation' | 'importGeoLocations'

/** Any number, as long as every process asks for the same: ranges are judged against each other, one writer at a time. */
const WRITE_LOCK = 4021

/** Nobody else changes ranges until the transaction ends. */
export async function holdRanges(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${WRITE_LOCK})`.execute(db)
}

/** Puts ranges in, or changes what is said of them. */
export async function putRows(
  db: Kysely<Tables>,
  rows: readonly GeoRow[],
  { uid, name }: GeoWriter,
  at: string,
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK).map(({ range, facts }) => ({ ...keysOf(range), ...facts }))
    await sql`INSERT INTO geo_location (ip, first, last, country, region, zip, note, uid, name, ct, ut)
      SELECT ip, first, last, country, region, zip, note, ${uid}, ${name}, ${at}::timestamptz, ${at}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        AS rows(ip text, first text, last text, country text, region text, zip text, note text)
      ON CONFLICT (ip) DO UPDATE SET country = excluded.country, region = excluded.region, zip = excluded.zip,
        note = excluded.note, uid = excluded.uid, name = excluded.name, ut = excluded.ut`.execute(db)
  }
}
const CHUNK = 5_000

export async function dropRows(db: Kysely<Tables>, ips: readonly string[]): Promise<void> {
  if (ips.length > 0) await sql`DELETE FROM geo_location WHERE ip = ANY (${[...ips]}::text[])`.execute(db)
}

export type GeoChange = { ip: string; verb: Verb; before?: object | undefined; after?: object | undefined }

/** A line of the audit for each range, or one for a file, and one event for all who look at ranges. */
export async function tell(
  db: Kysely<Tables>,
  changes: readonly GeoChange[],
  { uid, username, name, trace }: GeoWriter,
  at: string,
): Promise<void> {
  const lines = changes.map(({ ip, verb, before, after }) => ({ ip, verb, change: changedFields(before, after) }))
  await sql`INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, prd, at)
    SELECT ${GEO_URN}, ip, verb, ${uid}, ${username}, ${name}, ${trace}, change, '{}', ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS lines(ip text, verb text, change jsonb)`.execute(db)
  await sql`INSERT INTO event (topic, urn, id, uid, name, prd, at)
    VALUES ('geo', ${GEO_URN}, ${changes[0]?.ip ?? ''}, ${uid}, ${name}, '{}', ${at}::timestamptz)`.execute(db)
}

const NOT_CHANGED: readonly string[] = ['ut', 'uun']

function changedFields(before: object = {}, after: object = {}) {
  const was = new Map<string, unknown>(Object.entries(before))
  const is = new Map<string, unknown>(Object.entries(after))
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter((field) => !NOT_CHANGED.includes(field))
  return fields.flatMap((field) => {
    const [old, next] = [was.get(field), is.get(field)]
    return old === next
      ? []
      : [{ field: `/${field}`, ...(old !== undefined && { before: old }), ...(next !== undefined && { after: next }) }]
  })
}

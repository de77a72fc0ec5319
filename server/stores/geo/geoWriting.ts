import type { Kysely } from 'kysely'
import type { AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoLocation } from '#contract/schemas/geo.ts'
import type { Tables } from '../../db/tables.ts'
import { everyRow, overlapsOf, readRow } from './geoRows.ts'
import { dropRows, holdRanges, putRows, tell, type GeoChange, type GeoRow, type GeoWriter } from './writeRows.ts'

/** Ranges as one transaction changes them. */
export type GeoWriting = ReturnType<typeof geoWriting>

export function geoWriting(db: Kysely<Tables>, now: () => number) {
  const at = () => new Date(now()).toISOString()
  return {
    /** Nobody else changes ranges until the transaction ends. */
    hold: () => holdRanges(db),
    read: (ip: string): Promise<GeoLocation | undefined> => readRow(db, ip),
    overlaps: (range: AddressRange, except: readonly string[]) => overlapsOf(db, range, except),
    every: () => everyRow(db),
    put: (rows: readonly GeoRow[], by: GeoWriter) => putRows(db, rows, by, at()),
    drop: (ips: readonly string[]) => dropRows(db, ips),
    /** The audit's lines, and one event for whoever looks at ranges. */
    tell: (changes: readonly GeoChange[], by: GeoWriter) => tell(db, changes, by, at()),
  }
}

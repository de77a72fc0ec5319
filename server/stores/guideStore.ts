import { sql, type Kysely } from 'kysely'
import type { AiringRights } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { GuideAiring, GuideReach } from '#contract/schemas/live/guide.ts'
import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import type { Status } from '#contract/values/status.ts'
import type { Tables } from '../db/tables.ts'
import { scopeOf, type Reader } from './documents/sender.ts'
import { countUses, usesOf } from './programUsage.ts'
import { readNumberHolder, type NumberHolder } from './guide/readNumberHolder.ts'
import { readRights } from './guide/readRights.ts'

/** Instants between which the guide is read, epoch ms; the end is not part of it. */
export type GuideSpan = { from: number; to: number }

/** What is on air when, over the narrow rows; payloads are never read. */
export type GuideStore = {
  /** Airings that touch the span, by channel id, each list by start. Zero lengths are told as well. */
  airings(
    reader: Reader,
    urn: string,
    channels: readonly string[],
    span: GuideSpan,
  ): Promise<Map<string, GuideAiring[]>>
  /** The airings of a program, a page by their start. */
  usesOf(...asked: AskedOf<typeof usesOf>): ReturnType<typeof usesOf>
  /** How often programs are on air, and when next. */
  countUses(...asked: AskedOf<typeof countUses>): ReturnType<typeof countUses>
  /** From the first airing of each channel to the last one's end; channels without a guide are left out. */
  reach(reader: Reader, urn: string, channels: readonly string[]): Promise<Map<string, GuideReach>>
  /** Whose channel number it is: a live channel that shares one of the products, if any. */
  holderOf(...asked: AskedOf<typeof readNumberHolder>): Promise<NumberHolder | undefined>
  /** What the rights of programs follow from: their own rows and those of the titles they name, by program id. */
  rights(programs: readonly string[], titleUrns: readonly string[]): Promise<Map<string, AiringRights>>
}

type AskedOf<Read extends (db: Kysely<Tables>, ...asked: never[]) => unknown> =
  Parameters<Read> extends [unknown, ...infer Asked] ? Asked : never

type Row = {
  id: string
  key: string
  st: Status
  rev: number
  changed: boolean
  airs_on: string
  airs_from: string
  airs_to: string
  list_row: Partial<GuideAiring>
}

export function createGuideStore(kysely: Kysely<Tables>): GuideStore {
  return {
    airings: async (reader, urn, channels, span) => {
      if (channels.length === 0) return new Map()
      const byChannel = new Map<string, GuideAiring[]>()
      for (const row of await readAirings(kysely, reader, urn, channels, span)) {
        const list = byChannel.get(row.airs_on) ?? []
        byChannel.set(row.airs_on, list)
        list.push(airingOf(row))
      }
      return byChannel
    },
    usesOf: (...asked) => usesOf(kysely, ...asked),
    countUses: (...asked) => countUses(kysely, ...asked),
    reach: (reader, urn, channels) => readReach(kysely, reader, urn, channels),
    holderOf: (...asked) => readNumberHolder(kysely, ...asked),
    rights: (programs, titleUrns) => readRights(kysely, programs, titleUrns),
  }
}

/** The draft side of an airing stands for it, as lists have it: what is being worked on is what one looks at. */
async function readAirings(
  kysely: Kysely<Tables>,
  reader: Reader,
  urn: string,
  channels: readonly string[],
  { from, to }: GuideSpan,
): Promise<Row[]> {
  const [start, end, earliest] = [from, to, from - AIRING_MAX_MS].map((time) => new Date(time).toISOString())
  const { rows } = await sql<Row>`
    SELECT s.id, s.key, s.st, d.rev, s.changed, s.airs_on, s.airs_from, s.airs_to, s.list_row
    FROM side s JOIN document d ON d.id = s.id
    WHERE s.airs_on = ANY (${[...channels]}::text[]) AND s.urn = ${urn}
      AND s.airs_from < ${end}::timestamptz AND s.airs_from > ${earliest}::timestamptz
      AND (s.airs_to > ${start}::timestamptz OR s.airs_from >= ${start}::timestamptz)
      AND s.st IN ('draft', 'pending', 'pre-draft', 'published') AND ${inScope(reader)}
      AND NOT (s.slot = 'published' AND EXISTS (
        SELECT FROM side o WHERE o.id = s.id AND o.slot = 'draft' AND o.st IN ('draft', 'pending', 'pre-draft')))
    ORDER BY s.airs_on, s.airs_from, s.id`.execute(kysely)
  return rows
}

/** Two looks into the index of airings for each channel, whatever the length of its guide. */
async function readReach(
  kysely: Kysely<Tables>,
  reader: Reader,
  urn: string,
  channels: readonly string[],
): Promise<Map<string, GuideReach>> {
  if (channels.length === 0) return new Map()
  const outermost = (column: 'airs_from' | 'airs_to', order: 'ASC' | 'DESC') => sql`
    (SELECT s.${sql.ref(column)} FROM side s
    WHERE s.airs_on = c.id AND s.urn = ${urn} AND s.st IN ('draft', 'pending', 'pre-draft', 'published')
      AND ${inScope(reader)}
    ORDER BY s.airs_from ${sql.raw(order)} LIMIT 1)`
  const { rows } = await sql<{ id: string; first: string | null; last: string | null }>`
    SELECT c.id, ${outermost('airs_from', 'ASC')} AS first, ${outermost('airs_to', 'DESC')} AS last
    FROM unnest(${[...channels]}::text[]) AS c (id)`.execute(kysely)
  return new Map(
    rows.flatMap(({ id, first, last }) =>
      first === null || last === null ? [] : [[id, { from: Date.parse(first), to: Date.parse(last) }] as const],
    ),
  )
}

function inScope(reader: Reader) {
  const products = scopeOf(reader)
  return products === 'all' ? sql`true` : sql`s.prd && ${[...products]}::text[]`
}

function airingOf({ id, key, st, rev, changed, airs_from, airs_to, list_row }: Row): GuideAiring {
  const { lon, pgm_id, mode, pins, gnr, rat, ssn_n, eps_n, eps_nm } = list_row
  return {
    ...{ id, key, st, rev, a_st_dt: airs_from, a_ed_dt: airs_to, lon: lon ?? [] },
    ...(pgm_id !== undefined && { pgm_id }),
    ...(mode !== undefined && { mode }),
    ...(pins !== undefined && { pins }),
    ...(gnr !== undefined && { gnr }),
    ...(rat !== undefined && { rat }),
    ...(ssn_n !== undefined && { ssn_n }),
    ...(eps_n !== undefined && { eps_n }),
    ...(eps_nm !== undefined && { eps_nm }),
    ...(changed && { changed }),
  }
}

import { sql, type RawBuilder } from 'kysely'
import type { RunSql } from '../../../db/planOnce.ts'
import { lookOf } from '../vocabulary.ts'
import { allOf, type Condition } from '../../lists/condition.ts'
import { NEWEST } from '../placesSql.ts'
import { urnSql, type SearchSource } from '../searchSources.ts'
import { UNCOUNTED } from '../partSums.ts'
import {
  KEYS,
  kindKey,
  PLACES,
  PLACE_STEP,
  STRETCHES,
  STRETCH_STEP,
  type NewestTerm,
  type WordPlace,
} from './wordKeys.ts'

/** Words that are looked for at once, as far as their counts are read (readCounts), and what else a term may be. */
const MOST_NUMBERS = 42
/** Sides without a note that are compared: more would cost what looking all hits up does. */
const MOST_TO_NOTE = 1_000
/**
 * The stretches with which the steps of a reading begin, counted from the newest: a term in few sides is found in few steps
 * however many stretches there are, and no step reads more stretches than all before it.
 */
const STEPS = [1, 3, 5, 9, 17, 33, 65]
/** Sides of a term in these: of a commoner one a walk finds the newest. Unbounded, the planner would compile the statement. */
const MOST_AT_ONCE = 1_000

/** Sides of which is not noted what they say: in the very words of the index. */
export const IS_TO_NOTE = sql<boolean>`(noted IS DISTINCT FROM updated OR noted_words IS DISTINCT FROM words)`

type NewestAsked = {
  source: SearchSource
  term: NewestTerm
  places: readonly WordPlace[]
  /** A name begins with the term. */
  isFirst?: boolean
  /** How many sides that have it are compared at most. */
  most: number
  /** What is asked of each side, and what is told of it beside its place. */
  matches: Condition
  value: RawBuilder<unknown>
}

/**
 * The newest hits of a term as sets after WITH: `newest_hits` of (value, id, slot, updated) lacks none that is newer than
 * `newest_cut` tells (`cut`, one row); undefined are both where sides that have no note are many, or the term is in too many
 * words. Stretches of the last saves are read, newest first, until they hold as many as are compared, however far apart
 * these are; what was saved since something was noted of it is compared in any case. They are compared in their order, so
 * that whoever takes a page of them compares no more.
 */
export function newestSql({ source, matches, value, ...asked }: NewestAsked): RawBuilder<unknown> {
  const most = sql.lit(asked.most)
  return sql`RECURSIVE numbers AS MATERIALIZED (${numbersSql(asked)}),
    steps AS MATERIALIZED (${STEPS_SQL}),
    reading (step, met, many, ids, slots, times) AS (
      SELECT 0::bigint, 0::bigint, 0::bigint, NULL::uuid[], NULL::text[] COLLATE "C", NULL::timestamptz[]
      UNION ALL SELECT s.step, found.met, r.many + found.many, found.ids, found.slots, found.times
      FROM reading r JOIN steps s ON s.step = r.step + 1, LATERAL (${keysSql(source, asked)}) k, LATERAL (
        SELECT count(*) AS met, count(*) FILTER (WHERE is_asked) AS many, array_agg(id) FILTER (WHERE is_asked) AS ids,
          array_agg(slot) FILTER (WHERE is_asked) AS slots, array_agg(updated) FILTER (WHERE is_asked) AS times
        FROM (SELECT id, slot, updated, ${urnSql(source.urns)} AS is_asked FROM newest_words side
          WHERE ${isMetSql(source)} LIMIT ${sql.lit(MOST_AT_ONCE)}) met) found
      WHERE r.many < ${most}),
    to_note AS MATERIALIZED (
      SELECT id, slot, urn, updated FROM search WHERE ${IS_TO_NOTE} ORDER BY updated LIMIT ${sql.lit(MOST_TO_NOTE + 1)}),
    noted AS MATERIALIZED (
      SELECT id, slot, updated FROM reading, unnest(ids, slots, times) AS found(id, slot, updated)
      ORDER BY updated DESC LIMIT ${most}),
    newest_cut AS MATERIALIZED (
      SELECT CASE WHEN EXISTS (SELECT FROM steps) AND (SELECT count(*) FROM to_note) <= ${sql.lit(MOST_TO_NOTE)}
          AND (SELECT max(met) FROM reading) < ${sql.lit(MOST_AT_ONCE)}
        THEN greatest(${unreadSql}, (SELECT min(updated) FROM noted HAVING count(*) = ${most})) END AS cut),
    newest_hits AS (
      SELECT ${value} AS value, met.id, met.slot, met.updated FROM (
        SELECT met.* FROM newest_cut, (
          SELECT * FROM noted UNION SELECT id, slot, updated FROM to_note WHERE urn = ANY (${anyUrn(source)})) met
        WHERE met.updated > cut ORDER BY ${NEWEST} OFFSET 0) met,
        LATERAL (SELECT * FROM search_side side
          WHERE side.id = met.id AND side.slot = met.slot AND side.updated = met.updated OFFSET 0) side
      WHERE ${allOf([source.condition, matches])})`
}

const anyUrn = ({ urns }: SearchSource) => sql`(SELECT ${[...urns]}::text[])::text[]`

/** How many stretches are noted. */
export async function countStretches(execute: RunSql): Promise<number> {
  const [row] = await execute(
    sql<{ many: number }>`SELECT count(*)::integer AS many FROM newest_stretch WHERE stretch > 0`,
  )
  return row?.many ?? 0
}

/** Kept from the planner as urns are: where it sees how many they are, it thinks it worth planning each search anew. */
const hidden = (numbers: readonly number[]) => sql`(SELECT ${[...numbers]}::bigint[])`

/** The newest of all stretches that were not read; the number 0 is of none. */
const unreadSql = sql`(SELECT max(newest) FROM newest_stretch WHERE stretch = 0
  OR stretch < (SELECT least FROM steps WHERE step = (SELECT max(step) FROM reading)))`

/** The stretches of each step, from 1; no step where too much would be looked for. */
const STEPS_SQL = sql`SELECT step, min(stretch) AS least, array_agg(stretch) AS stretches
    FROM (SELECT stretch, width_bucket(row_number() OVER (ORDER BY stretch DESC), ${sql.lit(`{${STEPS.join()}}`)}::bigint[]) AS step
      FROM newest_stretch WHERE stretch > 0) ranked
    WHERE (SELECT count(*) FROM numbers) <= ${sql.lit(MOST_NUMBERS)} GROUP BY step`

/** What is looked for at a step. */
function keysSql({ urns }: SearchSource, asked: Omit<NewestAsked, keyof Fields>): RawBuilder<unknown> {
  const kinds = sql`ARRAY(SELECT ${keyInSql(sql`k.number`)} FROM unnest(s.stretches) AS s(stretch),
    unnest(${hidden(urns.slice(0, FEW_KINDS).map(kindKey))}) AS k(number))`
  return sql`SELECT ${kinds} AS kinds, ARRAY(
    SELECT ${keyInSql(sql`n.number + p.place * ${sql.lit(PLACE_STEP)}`)}
    FROM numbers n, unnest(${placesSql(asked)}) AS p(place), unnest(s.stretches) AS s(stretch)) AS keys OFFSET 0`
}

/** As `keyIn` has it, of a stretch under the name of `s`. */
const keyInSql = (key: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((s.stretch % ${sql.lit(STRETCHES)} - ${sql.lit(STRETCHES / 2)}) * ${sql.lit(STRETCH_STEP)} + (${key}) % ${sql.lit(KEYS)})::integer`

/** Of few kinds the index tells which sides are theirs. */
const FEW_KINDS = 3

const isMetSql = ({ urns }: SearchSource): Condition =>
  urns.length > FEW_KINDS ? sql`side.keys && k.keys` : sql`side.keys && k.keys AND side.keys && k.kinds`

function numbersSql({
  term: { piece, own, head },
  isFirst = false,
}: Omit<NewestAsked, keyof Fields>): RawBuilder<unknown> {
  if (isFirst && head !== undefined) return sql`SELECT unnest(${hidden([head, UNCOUNTED])}) AS number`
  const others = sql`SELECT unnest(${hidden([...own, UNCOUNTED])}) AS number`
  if (piece === undefined) return others
  const place = isFirst ? sql`= 1` : sql`> 0`
  return sql`SELECT number FROM (SELECT DISTINCT number FROM (
      SELECT number FROM word WHERE look LIKE (SELECT ${`%${lookOf(piece)}%`}::text)
        AND strpos(word, (SELECT ${piece}::text)) ${place} OFFSET 0) found
      LIMIT ${sql.lit(MOST_NUMBERS + 1)}) words UNION ALL ${others}`
}

type Fields = Pick<NewestAsked, 'source' | 'matches' | 'value'>

/** Heads have their place in their number. */
function placesSql({ term, places, isFirst = false }: Omit<NewestAsked, keyof Fields>): RawBuilder<unknown> {
  const numbers =
    isFirst && term.head !== undefined ? [0] : isFirst ? [PLACES.first] : places.map((place) => PLACES[place])
  return hidden(numbers)
}

import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** What the planner expected of the ways to ask one thing, by database. */
const known = new WeakMap<Kysely<Tables>, Map<string, { at: number; choice: number }>>()
/** How long a choice is kept, and how many at most: what a filter finds changes slowly. */
const KEPT_MS = 5 * 60_000
const MOST = 1_000

/** How much cheaper another way than the first has to look: the planner's guesses err, most of all for whole tables. */
const FOR_CERTAIN = 2

/**
 * Which of several statements with the same answer the planner takes for the cheapest: it chooses among the indexes of
 * one table, and these go by indexes of different ones. The first is the usual one. A question asked before, whatever
 * the moment, asks nobody.
 */
export async function cheapestOf(db: Kysely<Tables>, ways: readonly RawBuilder<unknown>[]): Promise<number> {
  const choices = known.get(db) ?? new Map<string, { at: number; choice: number }>()
  known.set(db, choices)
  const key = keyOf(db, ways)
  const kept = choices.get(key)
  if (kept && performance.now() - kept.at < KEPT_MS) return kept.choice
  const costs = await Promise.all(ways.map(async (way, nth) => (await costOf(db, way)) * (nth === 0 ? 1 : FOR_CERTAIN)))
  const choice = costs.indexOf(Math.min(...costs))
  choices.delete(key)
  choices.set(key, { at: performance.now(), choice })
  const [oldest] = choices.keys()
  if (choices.size > MOST && oldest !== undefined) choices.delete(oldest)
  return choice
}

type Plan = { Plan: { 'Total Cost': number } }

async function costOf(db: Kysely<Tables>, way: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': Plan[] | string }>`EXPLAIN (FORMAT JSON) ${way}`.execute(db)
  const told = rows[0]?.['QUERY PLAN'] ?? '[]'
  const [plan] = typeof told === 'string' ? (JSON.parse(told) as Plan[]) : told
  return plan?.Plan['Total Cost'] ?? Infinity
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Instants to the day: what is asked 'from now on' is the same question a second later. */
function keyOf(db: Kysely<Tables>, ways: readonly RawBuilder<unknown>[]): string {
  return JSON.stringify(
    ways.map((way) => {
      const { sql: text, parameters } = way.compile(db)
      const values = parameters.map((value) =>
        typeof value === 'string' && INSTANT.test(value) ? value.slice(0, 10) : value,
      )
      return [text, values]
    }),
  )
}

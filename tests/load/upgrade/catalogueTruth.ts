import { sql, type Kysely } from 'kysely'
import { searchTexts } from '#contract/rules/search/searchTexts.ts'
import { searchText } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { ALL_STATUSES } from '#contract/values/status.ts'
import type { Tables } from '#server/db/tables.ts'

/** A film as its documents and versions have it, worked out without list rows, kept words, counts or totals. */
type Film = { id: string; key: string; state: string; st: string; ex_id: string | null; prd: string[]; shown: boolean }
type Said = readonly { field: SearchField; text: string }[]

/** What must be answered of the films at a moment. */
export type Truth = {
  /** How many of a status somebody with these products sees; undefined are all products. */
  total: (st: string, products: readonly string[] | undefined) => number
  /** Ids of a search, best first and newest first of those that are alike. */
  hits: (term: string, fields: readonly SearchField[], products: readonly string[] | undefined) => string[]
  /** Ids of the list with this in a name, newest first. */
  list: (term: string | undefined, products: readonly string[] | undefined) => string[]
}

/** Where a list looks for a term. */
const LISTED: readonly SearchField[] = ['lon', 'lod', 'ex_id', 'id']

/** What versions say, folded as searches compare it, by key and last save. */
const saidOf = new Map<string, Said>()

/** Reads all films: the sides that 'All' shows, and those of each status. */
export async function readTruth(db: Kysely<Tables>): Promise<Truth> {
  const { rows } = await sql<Film>`
    SELECT d.id, v.key, v.key || ' ' || v.updated AS state, v.st, d.ex_id, v.payload->'prd' AS prd, v.key = CASE WHEN v.st = ANY (${[...ALL_STATUSES]}::text[]) THEN
        coalesce((SELECT key FROM version WHERE key = d.draft_key AND st = ANY (${[...ALL_STATUSES]}::text[])), d.published_key)
      END AS shown
    FROM document d JOIN side s ON s.id = d.id JOIN version v ON v.key = s.key
    WHERE d.urn = ${catalogUrn('movie')} AND v.payload IS NOT NULL ORDER BY s.updated DESC, d.id DESC`.execute(db)
  await readSaid(db, rows)
  const films = rows.map((film) => ({ ...film, said: saidOf.get(film.state) ?? [] }))
  const isSeen = ({ prd }: Film, products: readonly string[] | undefined) =>
    !products || prd.some((product) => products.includes(product))
  const shown = films.filter((film) => film.shown)
  const ranked = (term: string, fields: readonly SearchField[], products: readonly string[] | undefined) => {
    const wanted = searchText(term)
    return shown
      .filter((film) => isSeen(film, products))
      .map(({ id, said }) => ({ id, rank: rankIn(said, wanted, fields) }))
      .filter(({ rank }) => rank < NONE)
  }
  return {
    total: (st, products) =>
      (st === 'all' ? shown : films.filter((row) => row.st === st)).filter((film) => isSeen(film, products)).length,
    hits: (term, fields, products) =>
      ranked(term, fields, products)
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ id }) => id),
    list: (term, products) =>
      term === undefined
        ? shown.filter((film) => isSeen(film, products)).map(({ id }) => id)
        : ranked(term, LISTED, products).map(({ id }) => id),
  }
}

async function readSaid(db: Kysely<Tables>, films: readonly Film[]): Promise<void> {
  const missing = films.filter(({ state }) => !saidOf.has(state))
  for (let from = 0; from < missing.length; from += SLICE) {
    const some = new Map(missing.slice(from, from + SLICE).map((film) => [film.key, film]))
    const { rows } = await sql<{ key: string; payload: Readonly<Record<string, unknown>> }>`
      SELECT key, payload FROM version WHERE key = ANY (${[...some.keys()]}::uuid[])`.execute(db)
    for (const { key, payload } of rows) {
      const { id = '', state = '', ex_id: exId = null } = some.get(key) ?? {}
      const texts = searchTexts({ payload, id, exId })
      saidOf.set(
        state,
        texts.map(({ field, text }) => ({ field, text: searchText(text) })),
      )
    }
  }
}

const NONE = 4
const SLICE = 2_000

/** As the rule of ranks has it: the whole name, its beginning, within a name, elsewhere. */
function rankIn(said: Said, wanted: string, fields: readonly SearchField[]): number {
  let best = NONE
  for (const { field, text } of said) {
    if (!fields.includes(field) || !text.includes(wanted)) continue
    const rank = field !== 'lon' ? 3 : text === wanted ? 0 : text.startsWith(wanted) ? 1 : 2
    best = Math.min(best, rank)
  }
  return best
}

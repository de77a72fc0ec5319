import type { RecentTable, SearchTable, SideTable } from '../../db/documentTables.ts'
import { replaced, rowsOf } from './effectParams.ts'
import type { Words } from './shownWords.ts'

const KEPT = ['id', 'slot', 'urn', 'created'] as const

/** What `recent` repeats of a list row. */
const CHANGED_OF_BOTH = [
  'st',
  'is_primary',
  'changed',
  'prd',
  'prd_set',
  'sort_name',
  'released',
  'number',
  'updated',
  'updated_by',
  'starts',
  'ends',
  'ends_prd',
  'vce',
  'facets',
  'missing_lang',
  'missing_image',
  'parent',
  'chty',
  'prt_ic',
  'ex_id',
] as const

const CHANGED_OF_SIDE = [
  'key',
  'refs',
  'airs_on',
  'airs_from',
  'airs_to',
  'featured',
  'list_row',
  ...CHANGED_OF_BOTH,
] as const

const sideColumns = [...KEPT, ...CHANGED_OF_SIDE] as const
type SideColumn = (typeof sideColumns)[number]

export const sideSetFrom = (row: string) => replaced<SideTable>()(CHANGED_OF_SIDE, KEPT, row)
export const sideSet = sideSetFrom('excluded')

type Differing = Partial<Record<SideColumn, string>>

/** Columns of a list row as another one has them, but for what differs. */
export function sideLike(row: string, differs: Differing): Record<'columns' | 'values', string> {
  const values = sideColumns.map((column) => differs[column] ?? `${row}.${column}`)
  return { columns: sideColumns.join(', '), values: values.join(', ') }
}

/** The same for a row that stands. */
export const sideSetLike = (row: string, differs: Differing): string =>
  CHANGED_OF_SIDE.map((column) => `${column} = ${differs[column] ?? `${row}.${column}`}`).join(', ')

const recentSetFrom = (row: string) => replaced<RecentTable>()(CHANGED_OF_BOTH, KEPT, row)
const recentColumns = [...KEPT, ...CHANGED_OF_BOTH].join(', ')

const searchSet = replaced<SearchTable>()(
  ['st', 'is_primary', 'prd_set', 'updated', 'names', 'words'],
  // Whoever notes what it says finds by the others that it is to be noted.
  ['id', 'slot', 'urn', 'noted', 'noted_words'],
)

const sideUpsert = `
  side_set AS (
    INSERT INTO side SELECT s.* FROM ${rowsOf('side', 'sideRows')} s JOIN gate ON gate.id = s.id
    ON CONFLICT (id, slot) DO UPDATE SET ${sideSet}`

/** The list rows of what is shown, and the same in the search with all words. */
export const sideSteps = `${sideUpsert}),
  search_set AS (
    INSERT INTO search SELECT s.* FROM ${rowsOf('search', 'sideRows')} s JOIN gate ON gate.id = s.id
    ON CONFLICT (id, slot) DO UPDATE SET ${searchSet}),
  spoken AS MATERIALIZED (
    SELECT w.* FROM ${rowsOf('search_words', 'sideRows')} w JOIN gate ON gate.id = w.id),
  words_set AS (INSERT INTO search_words SELECT * FROM spoken ON CONFLICT DO NOTHING)`

/** The same where words stand in the search already, under the slot `words_of`. */
const copiedSteps = `${sideUpsert} RETURNING side.*),
  search_set AS (
    INSERT INTO search (id, slot, urn, st, is_primary, prd_set, updated, names, words)
    SELECT s.id, s.slot, s.urn, s.st, s.is_primary, s.prd_set, s.updated, f.names, f.words
    FROM side_set s JOIN jsonb_to_recordset($sideRows::jsonb) AS o(slot text, words_of text) ON o.slot = s.slot
      JOIN search f ON f.id = s.id AND f.slot = o.words_of
    ON CONFLICT (id, slot) DO UPDATE SET ${searchSet})`

/** And where the rows stand as well: nothing is looked for but them. */
const keptSteps = `
  side_set AS (
    UPDATE side o SET ${sideSetFrom('s')} FROM ${rowsOf('side', 'sideRows')} s JOIN gate ON gate.id = s.id
    WHERE o.id = s.id AND o.slot = s.slot RETURNING o.*),
  search_set AS (
    UPDATE search o SET st = s.st, is_primary = s.is_primary, prd_set = s.prd_set, updated = s.updated
    FROM side_set s WHERE o.id = s.id AND o.slot = s.slot)`

/** What triggers do for those who do not say that they do it (`keepsRecent`). */
export const recentCopiedFrom = (set: string) => `
  recent_set AS (
    INSERT INTO recent (${recentColumns}) SELECT ${recentColumns} FROM ${set}
    ON CONFLICT (id, slot) DO UPDATE SET ${recentSetFrom('excluded')})`
const recentCopied = recentCopiedFrom('side_set')
/** Where no such row stands. */
export const recentAdded = `
  recent_set AS (INSERT INTO recent (${recentColumns}) SELECT ${recentColumns} FROM side_set)`
/** Where all of them stand. */
export const recentKept = `
  recent_set AS (
    UPDATE recent o SET ${recentSetFrom('s')} FROM side_set s WHERE o.id = s.id AND o.slot = s.slot)`
export const recentOther = `
  recent_flags AS (
    UPDATE recent r SET is_primary = s.is_primary, changed = s.changed
    FROM side_flags s WHERE r.id = s.id AND r.slot = s.slot)`

/** List rows that go. */
const emptySteps = `
  side_gone AS (
    DELETE FROM side s USING gate, jsonb_to_recordset($emptySlots::jsonb) AS e(id uuid, slot text)
    WHERE e.id = gate.id AND s.id = gate.id AND s.slot = e.slot),
  search_gone AS (
    DELETE FROM search s USING gate, jsonb_to_recordset($emptySlots::jsonb) AS e(id uuid, slot text)
    WHERE e.id = gate.id AND s.id = gate.id AND s.slot = e.slot)`

/** Those that are shown otherwise than before. */
const otherSteps = `
  side_flags AS (
    UPDATE side s SET is_primary = f.is_primary, changed = f.changed
    FROM gate JOIN jsonb_to_recordset($otherSides::jsonb) AS f(id uuid, slot text, is_primary boolean, changed boolean)
      ON f.id = gate.id
    WHERE s.id = gate.id AND s.slot = f.slot AND (s.is_primary, s.changed) IS DISTINCT FROM (f.is_primary, f.changed)
    RETURNING s.id, s.slot, s.is_primary, s.changed),
  search_flag AS (
    UPDATE search s SET is_primary = f.is_primary
    FROM gate JOIN jsonb_to_recordset($otherSides::jsonb) AS f(id uuid, slot text, is_primary boolean) ON f.id = gate.id
    WHERE s.id = gate.id AND s.slot = f.slot AND s.is_primary IS DISTINCT FROM f.is_primary)`

/** Words that no row says any more. */
const wordSteps = `
  silent AS (
    SELECT s.id, s.slot FROM ${rowsOf('search', 'sideRows')} s
    UNION ALL SELECT e.id, e.slot FROM jsonb_to_recordset($emptySlots::jsonb) AS e(id uuid, slot text)),
  words_gone AS (
    DELETE FROM search_words w USING gate WHERE w.id = gate.id
      AND (w.id, w.words) NOT IN (SELECT id, words FROM spoken)
      AND (w.id, w.words) NOT IN (
        SELECT s.id, s.words FROM search s JOIN gate g ON g.id = s.id
        WHERE (s.id, s.slot) NOT IN (SELECT id, slot FROM silent)))`

const SHOWN: Readonly<Record<Words, { steps: readonly string[]; recent: readonly string[] }>> = {
  written: { steps: [sideSteps, wordSteps], recent: [] },
  copied: { steps: [copiedSteps], recent: [recentCopied] },
  kept: { steps: [keptSteps], recent: [recentKept] },
}

/** What a write has for list rows; `keepsRecent`: it has said that it keeps `recent` by itself. */
type ShownUse = { words: Words; emptySlots: boolean; otherSides: boolean; keepsRecent: boolean }

/** All that a write does to list rows, as far as it has anything to do. Those that go take their `recent` along in any case. */
export function shownSteps({ words, emptySlots, otherSides, keepsRecent }: ShownUse): string[] {
  const { steps, recent } = SHOWN[words]
  return [
    ...steps,
    ...(keepsRecent ? recent : []),
    ...(emptySlots ? [emptySteps] : []),
    ...(otherSides ? [otherSteps] : []),
    ...(otherSides && keepsRecent ? [recentOther] : []),
  ]
}

import { sql, type RawBuilder } from 'kysely'
import type { OwnChanges } from '#contract/schemas/changeSet.ts'

/** What an item of a bulk change knows: the revision at which its title was seen, and what is set in it alone. */
export type BulkInput = { seen?: number; set?: OwnChanges } | null

/** Where the titles of a job come from; each is one item, whatever names it twice. */
export type ItemSource =
  /** `inputs` by key: what becomes the input of the items. */
  | { by: 'keys'; keys: readonly string[]; inputs?: Readonly<Record<string, BulkInput>> }
  /** A statement that gives `id`. */
  | { by: 'query'; ids: RawBuilder<unknown> }
  /** In this order; `input` is what the handler needs of each. */
  | { by: 'rows'; rows: readonly { doc: string; input?: unknown }[] }
  /** The titles that another job has changed. */
  | { by: 'job'; job: string }
  /** Put in beforehand, under the job's id. */
  | { by: 'staged' }
  | { by: 'none' }

/** The items as a statement of (nth, doc, input). Keys may be those of versions; one that names nothing stays as it is. */
export function itemsSql(source: ItemSource): RawBuilder<unknown> {
  switch (source.by) {
    case 'keys':
      return sql`SELECT row_number() OVER (ORDER BY place)::integer AS nth, doc::text AS doc, input FROM (
        SELECT DISTINCT ON (doc) place, doc, input FROM (
          SELECT asked.place, asked.input::jsonb AS input,
            coalesce(d.id, (SELECT v.id FROM version v WHERE v.key = asked.key), asked.key) AS doc
          FROM unnest(${arrayText(source.keys)}::uuid[], ${inputTexts(source)}::text[])
            WITH ORDINALITY AS asked(key, input, place)
          LEFT JOIN document d ON d.id = asked.key) named ORDER BY doc, place) items`
    case 'query':
      return sql`SELECT row_number() OVER (ORDER BY id)::integer AS nth, id::text AS doc, NULL::jsonb AS input
        FROM (${source.ids}) found`
    case 'rows':
      return sql`SELECT row_number() OVER (ORDER BY place)::integer AS nth, coalesce(item ->> 'doc', '') AS doc,
        item -> 'input' AS input
        FROM jsonb_array_elements(${JSON.stringify(source.rows)}::jsonb) WITH ORDINALITY AS listed(item, place)`
    case 'job':
      return sql`SELECT nth, doc, NULL::jsonb AS input FROM job_item WHERE job = ${source.job} AND outcome = 'success'`
    case 'staged':
    case 'none':
      return sql`SELECT 0 AS nth, '' AS doc, NULL::jsonb AS input WHERE false`
  }
}

/** Ids or numbers as PostgreSQL writes a list of them: the driver looks through each for what it has to mask. */
export const arrayText = (ids: readonly (string | number)[]): string => `{${ids.join()}}`

type Keyed = Extract<ItemSource, { by: 'keys' }>

const inputTexts = ({ keys, inputs = {} }: Keyed) =>
  Object.keys(inputs).length === 0 ? null : keys.map((key) => inputText(inputs[key]))

const inputText = (input: BulkInput | undefined) => (input ? JSON.stringify(input) : null)

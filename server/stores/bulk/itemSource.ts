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
      return sql`SELECT row_number() OVER (ORDER BY min(k.place))::integer AS nth, k.doc,
        (array_agg(k.input ORDER BY k.place))[1]::jsonb AS input FROM (
        SELECT asked.place, asked.input, coalesce(d.id, v.id, asked.key::uuid)::text AS doc
        FROM unnest(${[...source.keys]}::text[], ${source.keys.map((key) => inputText(source.inputs?.[key]))}::text[])
          WITH ORDINALITY AS asked(key, input, place)
        LEFT JOIN document d ON d.id = asked.key::uuid
        LEFT JOIN version v ON v.key = asked.key::uuid) k GROUP BY k.doc`
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

const inputText = (input: BulkInput | undefined) => (input ? JSON.stringify(input) : null)

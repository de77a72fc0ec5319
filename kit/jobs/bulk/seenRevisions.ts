import type { ContentRow } from '#contract/schemas/contentRecord.ts'

/** The revisions at which rows show their titles, by id, as a bulk change names them. */
export function seenRevisions(rows: Iterable<Pick<ContentRow, 'id' | 'rev'>>): Record<string, number> {
  return Object.fromEntries(Array.from(rows, ({ id, rev }) => [id, rev]))
}

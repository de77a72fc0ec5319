import type { ContentRecord, ContentRow } from '#contract/schemas/contentRecord.ts'
import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import type { ReadTitle } from './model/mergedTitle.ts'
import { textsOf, type WorkTitle } from './model/workTitle.ts'

/** Titles that are worked on at once. */
export const MOST_TITLES = 1_000
/** Whole records that one call brings. */
const AT_ONCE = 100

type ReadCalls = Pick<MarqueeDataProvider, 'readByKeys' | 'filterContent'>

/** Ids of the titles of a filter, in the order of the list, as many as are worked on at once, and how many there are. */
export async function idsOfFilter(
  calls: ReadCalls,
  type: string,
  { filter, match, term, zone, st }: BulkFilter,
  signal: AbortSignal,
): Promise<{ ids: string[]; count: number }> {
  const { rows, count } = await calls.filterContent({
    body: {
      ...{ cty: [type], filter: filter ?? [], pageSize: MOST_TITLES },
      ...(match && { match }),
      ...(term && { term }),
      ...(zone && { zone }),
      ...(st && { st }),
    },
    signal,
  })
  return { ids: rows.map(({ id }) => id), count: count ?? rows.length }
}

/** Titles as the server has them: their texts from the whole records, who holds them and who saved last from their rows. */
export async function readTitles(
  calls: ReadCalls,
  ids: readonly string[],
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<(ReadTitle & { id: string; cty: string })[]> {
  const keys = ids.join(',')
  const options = signal ? { signal } : {}
  const [records, rows] = await Promise.all([
    calls.readByKeys({ query: { keys, info: 'full' }, ...options }),
    calls.readByKeys({ query: { keys, info: 'row' }, ...options }),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const recordOf = new Map(records.map((record) => [record.id, record as unknown as ContentRecord]))
  return ids.flatMap((id) => {
    const record = recordOf.get(id)
    return record ? [{ id, cty: record.cty, ...readOf(record, rowOf.get(id), paths) }] : []
  })
}

/** What is worked on of a record; its row knows the names of people. */
export function readOf(record: ContentRecord, row: ContentRow | undefined, paths: readonly string[]): ReadTitle {
  const { rev, n, st, ut, uu } = record
  return { rev, n, st, ut, by: row?.uun ?? uu, lock: row?.lock, base: textsOf(record, paths) }
}

/** All of them, part after part, each told as it comes. */
export async function loadTitles(
  calls: ReadCalls,
  ids: readonly string[],
  paths: readonly string[],
  tell: (titles: WorkTitle[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) {
    const read = await readTitles(calls, ids.slice(at, at + AT_ONCE), paths, signal)
    if (signal.aborted) return
    tell(read.map((one) => ({ ...one, now: one.base, met: NO_CELLS, refused: undefined })))
  }
}

const NO_CELLS: ReadonlySet<string> = new Set()

import type { ExportBody } from '#contract/wire/calls/bulkBodies.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Reader } from '../../stores/documents/sender.ts'
import { ALL } from '../../stores/documents/totals.ts'
import type { ListQuery } from '../../stores/lists/listQuery.ts'
import type { JobServices } from '../jobCaller.ts'

/** Titles that are in memory at once. */
const PAGE = 200

type Stores = Pick<JobServices, 'documents' | 'lists'>
type Params = Pick<ExportBody, 'keys' | 'flt' | 'st'>

/** The titles of an export, page by page: those that are named, or all that match, the oldest first. */
export async function* exportPages(
  stores: Stores,
  reader: Reader,
  kind: DocumentKind,
  asked: Params,
): AsyncGenerator<Record<string, unknown>[]> {
  for await (const keys of asked.keys ? named(stores, reader, kind, asked) : matching(stores, reader, kind, asked)) {
    const read = await stores.documents.readByKeys(reader, [kind], keys)
    if (read.length > 0) yield read.map(({ json }) => JSON.parse(json) as Record<string, unknown>)
  }
}

/** The versions of named titles: as they stand, or the side that is asked for. */
async function* named(stores: Stores, reader: Reader, kind: DocumentKind, { keys = [], st }: Params) {
  const statuses = statusesIn(st)
  for (const chunk of chunksOf(keys)) {
    if (statuses === ALL) yield chunk
    else yield (await stores.lists.rowsOf(reader, [kind], chunk, statuses)).map(({ key }) => key)
  }
}

function* chunksOf(keys: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < keys.length; at += PAGE) yield keys.slice(at, at + PAGE)
}

/** What an export asks the list. By creation: a title that is changed meanwhile keeps its place. */
export function exportQuery({ flt, st }: Params): Omit<ListQuery, 'page'> {
  return {
    statuses: statusesIn(st ?? flt?.st),
    filter: flt?.filter ?? [],
    match: flt?.match ?? 'ALL',
    ...(flt?.term !== undefined && { term: flt.term.trim() }),
    ...(flt?.zone !== undefined && { zone: flt.zone }),
    sort: { column: 'created', order: 'asc' },
    counted: false,
  }
}

async function* matching(stores: Stores, reader: Reader, kind: DocumentKind, asked: Params): AsyncGenerator<string[]> {
  const query = exportQuery(asked)
  let after: string | undefined
  do {
    const page = { number: 1, size: PAGE, ...(after !== undefined && { after }) }
    const found = await stores.lists.list(reader, [kind], { ...query, page })
    // A title's id reads its draft side, what waits for approval too; a list of all shows that one as published.
    yield found.rows.map(({ id, key }) => (query.statuses === ALL ? id : key))
    after = found.next
  } while (after !== undefined)
}

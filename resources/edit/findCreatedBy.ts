import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import type { CreatedCandidate, RecordKind } from '#kit/record/editor/recordKind.ts'

/** Titles that are shown for one that was looked for, the newest first. */
const SHOWN = 5

type ListCalls = Pick<MarqueeDataProvider, 'getList'>
type Payload = Pick<ContentRecord, 'lon'> & { ex_id?: string }

/**
 * How a title is looked for whose creation was never answered, at a service without retry keys: by its external id,
 * else by its name, as its list would be searched. Nothing is found of a title that has neither.
 */
export function findCreatedBy(
  calls: ListCalls,
  type: string,
): NonNullable<RecordKind<ContentRecord, string>['findCreated']> {
  const list = async (filter: { term?: string; entries?: FilterEntry[] }, signal: AbortSignal) => {
    const pagination = { page: 1, perPage: 25 }
    const sort = { field: 'created', order: 'DESC' as const }
    const { data } = await calls.getList<ContentRecord>(type, {
      pagination,
      sort,
      filter: { st: 'all', ...filter },
      signal,
    })
    return data
  }
  return async (payload, signal) => {
    const { ex_id, lon } = payload as Payload
    const byId = ex_id ? await list({ entries: [{ field: 'ex_id', operator: 'equals', term: ex_id }] }, signal) : []
    const name = titleOf({ lon })
    const found = byId.length > 0 || name === '' ? byId : await list({ term: name }, signal)
    const isSame = (row: ContentRecord) =>
      (ex_id !== undefined && row.ex_id === ex_id) || row.lon?.some(({ n }) => n?.trim() === name.trim())
    return found.filter(isSame).slice(0, SHOWN).map(candidateOf)
  }
}

const candidateOf = (row: ContentRecord): CreatedCandidate => ({ id: row.id, name: titleOf(row), at: row.ct })

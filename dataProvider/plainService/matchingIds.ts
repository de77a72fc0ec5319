import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'
import { MAX_BULK_KEYS } from '#contract/wire/calls/bulkBodies.ts'
import type { ErrorCode } from '#contract/wire/errors.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { ApiError } from '../apiError.ts'
import type { PlainContext } from './plainCall.ts'

/**
 * The ids of all titles that a list shows, read page by page: the specification changes many titles by keys alone. By
 * time of creation, so that what is edited meanwhile keeps its place. Refuses more than a bulk change may name, and
 * none, which a service might take for all.
 */
export async function matchingIds(
  { direct }: Pick<PlainContext, 'direct'>,
  type: string,
  flt: BulkFilter,
  signal?: AbortSignal,
): Promise<string[]> {
  const ids = new Set<string>()
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { rows, count, atLeast } = await direct.filterContent({
      body: { cty: [type], ...flt, sortBy: 'created', sortOrder: 'asc', pageSize: MAX_PAGE_SIZE, pageNumber },
      signal,
    })
    refuseTooMany(count)
    const before = ids.size
    for (const { id } of rows) ids.add(id)
    refuseTooMany(ids.size)
    // Services may answer smaller pages than they are asked for: the last one is known by the count, or brings nothing.
    if (ids.size === before || (!atLeast && ids.size >= count)) break
  }
  if (ids.size === 0) throw refusal('notFound')
  return [...ids]
}

/** A bulk change names 100,000 titles at most (calls.md section 6). */
export function refuseTooMany(count: number): void {
  if (count > MAX_BULK_KEYS) throw refusal('tooManyTitles')
}

function refusal(code: ErrorCode): ApiError {
  const { number, status, text } = errorRow(code)
  return new ApiError('refused', 'bulkUpdate', { status, errors: [{ code: number, description: text }] })
}

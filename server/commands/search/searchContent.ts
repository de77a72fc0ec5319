import type { SearchHit } from '#contract/schemas/search.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { namesIn, viewableKinds } from '../catalogue/viewableKinds.ts'
import { statusesIn } from '../catalogue/statusesIn.ts'

/** Hits of a term in every type that the caller may view. */
export const searchContent: Command<'searchContent'> = async (context, { query }) => {
  const kinds = viewableKinds(context, namesIn(query.cty))
  const { rows, ...page } = await context.services.lists.list(context, kinds, {
    statuses: statusesIn(query.st),
    filter: [],
    match: 'ALL',
    term: query.term.trim(),
    sort: { column: 'updated', order: 'desc' },
    page: { number: query.pageNumber ?? 1, size: query.pageSize ?? DEFAULT_PAGE_SIZE, after: query.after },
  })
  const hits: SearchHit[] = rows.map(({ id, cty, st, lon, prd, ia, ut, chty, prt_ic }) => ({
    id,
    cty,
    ...(typeof chty === 'string' ? { chty } : {}),
    st,
    lon: lon ?? [],
    prt_ic: prt_ic === true || prt_ic === 'true' ? 'true' : 'false',
    prd: prd ?? [],
    ...(ia ? { ia } : {}),
    ut,
  }))
  return { data: hits, page }
}

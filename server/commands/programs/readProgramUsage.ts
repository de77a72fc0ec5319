import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { usageKinds } from './usageKinds.ts'
import { usageSpan } from './usageSpan.ts'

/** The airings of a program by their start. Of airings of products that the caller does not have it says nothing. */
export const readProgramUsage: Command<'readProgramUsage'> = async (context, { params, query }) => {
  const { rows, count } = await context.services.guide.usesOf(context, usageKinds(context), {
    id: params.id,
    span: usageSpan(query),
    page: { number: query.pageNumber ?? 1, size: query.pageSize ?? DEFAULT_PAGE_SIZE },
  })
  return { data: rows, page: { count } }
}

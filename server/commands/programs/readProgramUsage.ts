import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { flagAirings } from '../epg/flagAirings.ts'
import { usageKinds } from './usageKinds.ts'
import { usageSpan } from './usageSpan.ts'

/** The airings of a program by their start, with what is wrong with its rights for each. Of airings of products that the caller does not have it says nothing. */
export const readProgramUsage: Command<'readProgramUsage'> = async (context, { params, query }) => {
  const { rows, count } = await context.services.guide.usesOf(context, usageKinds(context), {
    id: params.id,
    span: usageSpan(query),
    page: { number: query.pageNumber ?? 1, size: query.pageSize ?? DEFAULT_PAGE_SIZE },
  })
  const flagsOf = await flagAirings(context, rows.length > 0 ? [params.id] : [])
  const data = rows.map((row) => {
    const flags = flagsOf(params.id, row)
    return flags.length > 0 ? { ...row, flags } : row
  })
  return { data, page: { count } }
}

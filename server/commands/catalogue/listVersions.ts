import { VERSION_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { knownType } from './knownType.ts'

/** Versions, newest first. None at all is told with the specification's own number (section 8). */
export const listVersions: Command<'listVersions'> = async (context, { params, query }) => {
  const type = knownType(context, params.type)
  const limit = query.pageSize ?? VERSION_PAGE_SIZE
  const offset = ((query.pageNumber ?? 1) - 1) * limit
  const { entries, total } = await context.services.documents.listVersions(context, catalogKind(type), params.id, {
    limit,
    offset,
  })
  if (total === 0 && offset === 0)
    throw new DomainError(type.area === 'live' ? 'noVersionsVideo' : 'noVersionsCatalogue')
  return { data: entries, page: { count: total } }
}

import type { TypeVersionEntry } from '#contract/registry/typeRecord.ts'
import { VERSION_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'

/** Saves of a type, newest first; none for a type that nobody saved here. */
export const listTypeVersions: Command<'listTypeVersions'> = async ({ services }, { params, query }) => {
  if (!services.types.get(params.type)) throw new DomainError('notFound')
  const { pageNumber = 1, pageSize = VERSION_PAGE_SIZE } = query
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize }
  const { entries, count } = await services.typeStore.saves(params.type, page)
  const data = entries.map(({ document, rev, at, by, name }): TypeVersionEntry => ({
    version: rev,
    schema: document.schemaVersion,
    st: document.st ?? 'published',
    ct: at,
    cu: by,
    cun: name,
  }))
  return { data, page: { count } }
}

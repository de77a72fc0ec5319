import type { TypeRecord, TypeVersionEntry } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { VERSION_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { typeRecordOf } from './typeRecord.ts'

/** The whole type document; with `version` as that save left it, under its own revision. */
export const readType: Command<'readType'> = async ({ services }, { params, query }) => {
  await services.types.settled()
  const record = await typeRecordOf(services, params.type)
  if (query.version === undefined || query.version === record.rev) return { data: record, rev: record.rev }
  const saved = await services.typeStore.savedOne(params.type, query.version)
  if (!saved) throw new DomainError('notFound')
  const { document, rev, at: ut, name: uun } = saved
  return { data: { ...document, rev, origin: record.origin, ut, uun } satisfies TypeRecord, rev }
}

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

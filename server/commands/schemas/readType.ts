import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
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

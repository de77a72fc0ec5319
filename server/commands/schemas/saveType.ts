import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { Change } from '../../stores/documentStore.ts'
import { TYPE_KIND } from '../../stores/types/typeKind.ts'
import { completeType } from '../../types/complete/completeType.ts'
import { checkedType, invalidUnder } from './checkedType.ts'
import { storedType, typeChange } from './storeType.ts'
import { documentIn, typeRecordOf } from './typeRecord.ts'

/** So long a save counts before a lower bound serves as well. */
const LIMIT_MS = 10_000

/** Changes a type. Older documents keep the schema that they were saved under; whoever makes some invalid says yes to it. */
export const saveType: Command<'saveType'> = async (context, { params, query, body }) => {
  const { documents, types } = context.services
  await types.settled()
  const present = types.get(params.type)
  if (!present) throw new DomainError('notFound')
  const decide = async (): Promise<Change> => {
    const document = await checkedType({ ...body, type: params.type })
    const { examples, ...counted } = await invalidUnder(context, params.type, document, LIMIT_MS)
    const confirmed = (query.confirm ?? '').split(',')
    if (counted.invalidCount > 0 && !confirmed.includes('makesInvalid'))
      throw new DomainError('makesInvalid', { data: { ...counted, examples } })
    const more = { invalidCount: counted.invalidCount }
    return typeChange(context, { document, before: types.get(params.type), more })
  }
  const written = await documents.write(
    context,
    TYPE_KIND,
    params.type,
    Object.assign(decide, {
      first: { payload: { ...present }, schema: present.schemaVersion },
      stale: async () => staleType(await typeRecordOf(context.services, params.type), body),
    }),
  )
  return storedType(context, written)
}

function staleType(theirs: TypeRecord, body: Readonly<Record<string, unknown>>): DomainError {
  const changed = diffRecords(completeType(documentIn(body)).document, documentIn(theirs), {
    ignore: ['schemaVersion'],
  }).map(({ field }) => field)
  return new DomainError('stale', {
    data: { theirs, rev: theirs.rev, by: theirs.uun ?? '', at: theirs.ut ?? '', changed },
  })
}

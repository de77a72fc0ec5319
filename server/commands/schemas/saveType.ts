import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { completeType } from '../../types/complete/completeType.ts'
import { checkedType, invalidUnder } from './checkedType.ts'
import { storeType } from './storeType.ts'
import { documentIn, typeRecordOf } from './typeRecord.ts'

/** So long a save counts before a lower bound serves as well. */
const LIMIT_MS = 10_000

/** Changes a type. Older documents keep the schema that they were saved under; whoever makes some invalid says yes to it. */
export const saveType: Command<'saveType'> = async (context, request) => {
  // The revision is compared within: a save that came through must not be stale against itself when it is sent again.
  const record = await context.services.idempotency.once(context, () => savedType(context, request))
  return { data: record, rev: record.rev }
}

type Request = Parameters<Command<'saveType'>>[1]

async function savedType(context: CallContext, { params, query, body }: Request): Promise<TypeRecord> {
  const { services, ifMatch } = context
  await services.types.settled()
  const theirs = await typeRecordOf(services, params.type)
  if (ifMatch !== theirs.rev) throw staleType(theirs, body)
  const document = await checkedType({ ...body, type: params.type })
  const { examples, ...counted } = await invalidUnder(context, params.type, document, LIMIT_MS)
  const confirmed = (query.confirm ?? '').split(',')
  if (counted.invalidCount > 0 && !confirmed.includes('makesInvalid'))
    throw new DomainError('makesInvalid', { data: { ...counted, examples } })
  const before = services.types.get(params.type)
  const record = await storeType(context, { document, before, base: theirs.rev })
  return { ...record, invalidCount: counted.invalidCount }
}

function staleType(theirs: TypeRecord, body: Readonly<Record<string, unknown>>): DomainError {
  const changed = diffRecords(completeType(documentIn(body)).document, documentIn(theirs), {
    ignore: ['schemaVersion'],
  }).map(({ field }) => field)
  return new DomainError('stale', {
    data: { theirs, rev: theirs.rev, by: theirs.uun ?? '', at: theirs.ut ?? '', changed },
  })
}

import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { checkedType } from './checkedType.ts'
import { storeType } from './storeType.ts'

/** A new resource type: it serves as soon as the answer is there, on every server within moments. */
export const createType: Command<'createType'> = async (context, { body }) => {
  // A type that came through must not stand in its own way when it is sent again.
  const record = await context.services.idempotency.once(context, async () => {
    const document = await checkedType(body)
    if (context.services.types.get(document.type)) throw new DomainError('typeExists', { field: '/type' })
    return storeType(context, { document, before: undefined, base: 0 })
  })
  return { data: record, rev: record.rev, status: 201 }
}

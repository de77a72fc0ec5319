import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { TYPE_KIND } from '../../stores/types/typeKind.ts'
import { checkedType } from './checkedType.ts'
import { storedType, typeChange } from './storeType.ts'

/** A new resource type: it serves as soon as the answer is there, on every server within moments. */
export const createType: Command<'createType'> = async (context, { body }) => {
  const { documents, types } = context.services
  const written = await documents.create(context, TYPE_KIND, async () => {
    const document = await checkedType(body)
    if (types.get(document.type)) throw new DomainError('typeExists', { field: '/type' })
    return typeChange(context, { document, before: undefined })
  })
  return { ...(await storedType(context, written)), status: 201 }
}

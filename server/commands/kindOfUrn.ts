import { CONFIG_URN, typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../context.ts'
import { CONFIG_KIND } from '../stores/configStore.ts'
import { catalogKind, type DocumentKind } from '../stores/documents/documentKind.ts'

/** The kind of document that a urn names; an unknown one is not there. */
export function kindOfUrn({ services }: CallContext, urn: string): DocumentKind {
  if (urn === CONFIG_URN) return CONFIG_KIND
  const type = services.types.get(typeOfUrn(urn) ?? '')
  if (!type) throw new DomainError('notFound')
  return catalogKind(type)
}

/** Products of a document that the caller may see; any other one is not there. */
export async function visibleDocument(context: CallContext, urn: string, id: string): Promise<readonly string[]> {
  const products = (await context.services.documents.productsOf(context, kindOfUrn(context, urn), [id])).get(id)
  if (!products) throw new DomainError('notFound')
  return products
}

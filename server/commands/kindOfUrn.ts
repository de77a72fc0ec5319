import type { Page } from '#contract/values/access.ts'
import { CONFIG_URN, TYPE_DOCUMENT_URN, typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../context.ts'
import { CONFIG_KIND } from '../stores/configStore.ts'
import { catalogKind, type DocumentKind } from '../stores/documents/documentKind.ts'
import { TYPE_KIND } from '../stores/types/typeKind.ts'

/** The kind of document that a urn names; an unknown one is not there. */
function kindOfUrn({ services }: CallContext, urn: string): DocumentKind {
  if (urn === CONFIG_URN) return CONFIG_KIND
  if (urn === TYPE_DOCUMENT_URN) return TYPE_KIND
  const type = services.types.get(typeOfUrn(urn) ?? '')
  if (!type) throw new DomainError('notFound')
  return catalogKind(type)
}

/** The page that guards what a urn names. */
export function pageOfUrn(context: CallContext, urn: string): Page {
  return kindOfUrn(context, urn).type.page
}

/** Products by id of those documents that the caller may see. A type document, named by its type, is in no product. */
export async function visibleProductsOf(
  context: CallContext,
  urn: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { documents, types } = context.services
  if (urn === TYPE_DOCUMENT_URN) return new Map(ids.filter((id) => types.get(id)).map((id) => [id, []]))
  return documents.productsOf(context, kindOfUrn(context, urn), ids)
}

/** Products of a document that the caller may see; any other one is not there. */
export async function visibleDocument(context: CallContext, urn: string, id: string): Promise<readonly string[]> {
  const products = (await visibleProductsOf(context, urn, [id])).get(id)
  if (!products) throw new DomainError('notFound')
  return products
}

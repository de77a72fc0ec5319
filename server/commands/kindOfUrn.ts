import type { Page } from '#contract/values/access.ts'
import { CONFIG_URN, TYPE_DOCUMENT_URN, catalogUrn, typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../context.ts'
import { AD_KINDS } from '../stores/ads/adKinds.ts'
import { CONFIG_KIND } from '../stores/configStore.ts'
import { catalogKind, type DocumentKind } from '../stores/documents/documentKind.ts'
import { PLAN_KIND } from '../stores/schedule/planKind.ts'
import { SCHEDULE_KIND, SCHEDULE_URN } from '../stores/schedule/scheduleKind.ts'
import { POLICY_KINDS } from '../stores/policy/policyKinds.ts'
import { STORE_KINDS } from '../stores/storefront/storeKinds.ts'
import { TYPE_KIND } from '../stores/types/typeKind.ts'
import { VIRTUAL_CHANNEL } from './schedules/virtualChannel.ts'

/** The kind of document that a urn names; an unknown one is not there. */
function kindOfUrn({ services }: CallContext, urn: string): DocumentKind {
  if (urn === CONFIG_URN) return CONFIG_KIND
  if (urn === TYPE_DOCUMENT_URN) return TYPE_KIND
  if (urn === SCHEDULE_URN) return SCHEDULE_KIND
  if (urn === PLAN_KIND.urn) return PLAN_KIND
  const store = [...STORE_KINDS, ...POLICY_KINDS, ...AD_KINDS].find((kind) => kind.urn === urn)
  if (store) return store
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
  if (urn === SCHEDULE_URN) return productsOfDays(context, ids)
  return documents.productsOf(context, kindOfUrn(context, urn), ids)
}

/** A day is its channel's, whether somebody has saved it yet or not: people meet on it before. */
async function productsOfDays(
  context: CallContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const codeOf = (name: string) => name.slice(0, name.lastIndexOf('/'))
  const channels = await context.services.schedules.channels(context, catalogUrn(VIRTUAL_CHANNEL), names.map(codeOf))
  return new Map(
    names.flatMap((name) => {
      const channel = channels.find(({ cs }) => cs === codeOf(name))
      return channel ? [[name, channel.prd] as const] : []
    }),
  )
}

/** Products of a document that the caller may see; any other one is not there. */
export async function visibleDocument(context: CallContext, urn: string, id: string): Promise<readonly string[]> {
  const products = (await visibleProductsOf(context, urn, [id])).get(id)
  if (!products) throw new DomainError('notFound')
  return products
}

/** The same of one that the caller is about to write. */
export async function openedDocument(context: CallContext, urn: string, id: string): Promise<readonly string[]> {
  const type = context.services.types.get(typeOfUrn(urn) ?? '')
  if (!type) return visibleDocument(context, urn, id)
  const products = await context.services.documents.open(context, catalogKind(type), id)
  if (!products) throw new DomainError('notFound')
  return products
}

import { can } from '#contract/rules/access/can.ts'
import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import type { Command } from '../../context.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'

/**
 * The same ticket within the hour, for all products of the token, so that the browser's cache holds. Whoever may view
 * no type at all gets one that opens nothing, unless they lay out storefronts, whose titles they see as viewers do.
 */
export const readImageTicket: Command<'readImageTicket'> = async (context) => {
  const { actor, services } = context
  const all = actor.productAdmin ? [PRODUCT_ADMIN] : actor.products
  const seesTitles = viewableTypes(context).length > 0 || can(actor, STOREFRONT_PAGE, 'view')
  const products = seesTitles ? all : []
  return { data: services.images.ticket(products) }
}

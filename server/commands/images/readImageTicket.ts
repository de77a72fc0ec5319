import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import type { Command } from '../../context.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'

/**
 * The same ticket within the hour, for all products of the token, so that the browser's cache holds. Whoever may view
 * no type at all gets one that opens nothing.
 */
export const readImageTicket: Command<'readImageTicket'> = async (context) => {
  const { actor, services } = context
  const all = actor.productAdmin ? [PRODUCT_ADMIN] : actor.products
  const products = viewableTypes(context).length > 0 ? all : []
  return { data: services.images.ticket(products) }
}

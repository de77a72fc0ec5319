import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import type { Command } from '../../context.ts'

/** The same ticket within the hour, for all products of the token, so that the browser's cache holds. */
export const readImageTicket: Command<'readImageTicket'> = async ({ actor, services }) => {
  const products = actor.productAdmin ? [PRODUCT_ADMIN] : actor.products
  return { data: services.images.ticket(products) }
}

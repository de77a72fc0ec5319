import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { Delivery } from '#contract/schemas/delivery.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { KeptDelivery } from '../../stores/deliveryStore.ts'

/** What was told to whom, of the reader's products. */
export const listDeliveries: Command<'listDeliveries'> = async ({ actor, services }, { query }) => {
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE, state } = query
  const { rows, count } = await services.deliveries.list({
    products: visibleProducts(actor),
    ...(state && { state }),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  })
  return { data: rows.map(shownDelivery), page: { count } }
}

/** What was taken once is never sent again; of all others another try is made now. */
export const sendAgain: Command<'sendAgain'> = async ({ actor, services }, { params: { id } }) => {
  const visible = visibleProducts(actor)
  const delivery = await services.deliveries.find(id)
  if (!delivery || (visible !== 'all' && !delivery.prd.some((product) => visible.includes(product))))
    throw new DomainError('notFound')
  const again = await services.deliveries.again(id)
  if (!again) throw new DomainError('wrongStatus')
  return { data: shownDelivery(again) }
}

/** As people read of it: what it says goes to its receiver alone. */
export function shownDelivery(delivery: KeptDelivery): Delivery {
  const { id, kind, topic, target, about, state, tries, code, problem, next_at, ct, ut } = delivery
  return {
    ...{ id, kind, topic, target, about, state, tries, ct, ut },
    ...(code !== null && { code }),
    ...(problem !== null && { problem }),
    ...(next_at !== null && state === 'waiting' && { next: next_at }),
  }
}

import { can } from '#contract/rules/access/can.ts'
import { audiencesOf } from '#contract/rules/filters/mayShareView.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { Command } from '../../context.ts'
import { concerns, shownView, withoutForeignProducts } from './shownView.ts'
import { soundView } from '../../decisions/soundView.ts'

/** Views that others share with everybody or with a role of mine, of types that I may view. */
export const listSharedViews: Command<'listSharedViews'> = async ({ actor, services }, { query }) => {
  const stored = await services.views.shared(audiencesOf(actor), actor.uid)
  const shown = stored.flatMap((row) => {
    const view = soundView(row.payload)
    const type = view && services.types.get(view.cty)
    if (
      !view ||
      !type ||
      !concerns(view, visibleProducts(actor)) ||
      !can(actor, type.page, 'view') ||
      (query.cty && view.cty !== query.cty)
    )
      return []
    return [shownView({ ...row, payload: withoutForeignProducts(view, visibleProducts(actor)) })]
  })
  return { data: shown }
}

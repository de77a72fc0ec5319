import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import { audienceWord, type ViewAudience } from '#contract/rules/filters/mayShareView.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { StoredView } from '../../stores/viewStore.ts'
import { refuseGuest, tellOfSetting } from '../settings/settingKeeper.ts'
import { checkAudience } from './checkAudience.ts'
import { shownView, withoutForeignProducts } from './shownView.ts'
import { soundView } from '../../decisions/soundView.ts'

/**
 * Shares one's own view, or takes it back. Whoever may change configuration may also take back the view of another,
 * so that nobody's departure leaves a view that nobody can remove.
 */
export const shareView: Command<'shareView'> = async (context, { params, body }) => {
  refuseGuest(context)
  const { actor, services } = context
  const view = await services.views.find(params.id)
  const isOwn = view?.uid === actor.uid
  const mayTakeBack = body.scope === 'me' && view?.audience !== '' && can(actor, 'cp_appconfig', 'update')
  if (!view || (!isOwn && !mayTakeBack)) throw new DomainError('notFound')
  const audience: ViewAudience =
    body.scope === 'role' ? { scope: 'role', role: body.role ?? '' } : { scope: body.scope }
  if (audience.scope === 'role' && audience.role === '')
    throw new DomainError('malformed', { description: 'Say which role.', field: '/role' })
  if (audience.scope !== 'me') checkAudience(context, view.payload, audience)
  const shared = await services.views.share(view.id, audienceWord(audience), actor.name)
  await tellOfSetting(context, view)
  return { data: shownView(isOwn ? shared : seenBy(actor, shared)) }
}

function seenBy(actor: Actor, row: StoredView): StoredView {
  const view = soundView(row.payload)
  return { ...row, payload: view && withoutForeignProducts(view, visibleProducts(actor)) }
}

import type { Command } from '../../context.ts'
import { refuseGuest, tellOfSetting } from './settingKeeper.ts'

/** Drops one of one's own settings. */
export const deleteSetting: Command<'deleteSetting'> = async (context, { params }) => {
  refuseGuest(context)
  const { actor, services } = context
  await services.idempotency.once(context, () => (stores) => stores.settings.remove(actor.uid, params.id))
  await tellOfSetting(context, params)
  return { data: null }
}

import type { Command } from '../../context.ts'
import { refuseGuest, tellOfSetting } from './settingKeeper.ts'

/** Keeps a setting. There is one preference and one theme per user, and any number of the others. */
export const createSetting: Command<'createSetting'> = async (context, { body }) => {
  refuseGuest(context)
  const { actor, services } = context
  const setting = await services.idempotency.once(context, () => (stores) => stores.settings.create(actor.uid, body))
  await tellOfSetting(context, setting)
  return { data: setting, status: 201 }
}

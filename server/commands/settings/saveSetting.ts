import type { Command } from '../../context.ts'
import { refuseGuest, tellOfSetting } from './settingKeeper.ts'

/** Changes one of one's own settings; its kind stays. */
export const saveSetting: Command<'saveSetting'> = async (context, { body }) => {
  refuseGuest(context)
  const setting = await context.services.settings.save(context.actor.uid, body.id, body)
  await tellOfSetting(context, setting.id)
  return { data: setting }
}

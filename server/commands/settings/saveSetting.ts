import { audienceOf } from '#contract/rules/filters/mayShareView.ts'
import type { Command } from '../../context.ts'
import { checkAudience } from '../views/checkAudience.ts'
import { refuseGuest, tellOfSetting } from './settingKeeper.ts'

/** Changes one of one's own settings; its kind stays. A shared view takes the right to share it. */
export const saveSetting: Command<'saveSetting'> = async (context, { body }) => {
  refuseGuest(context)
  const view = await context.services.views.find(body.id)
  if (view?.uid === context.actor.uid && view.audience !== '')
    checkAudience(context, body.payload, audienceOf(view.audience))
  const setting = await context.services.settings.save(context.actor.uid, body.id, body)
  await tellOfSetting(context, setting)
  return { data: setting }
}

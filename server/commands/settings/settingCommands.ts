import { audienceOf } from '#contract/rules/filters/mayShareView.ts'
import type { Command } from '../../context.ts'
import { checkAudience } from '../views/checkAudience.ts'
import { refuseGuest, tellOfSetting } from './settingKeeper.ts'

/** One's own settings; notifications older than a day are not among them. */
const listSettings: Command<'listSettings'> = async ({ actor, services }, { query }) => ({
  data: await services.settings.list(actor.uid, query.t),
})

/** Keeps a setting. There is one preference and one theme per user, and any number of the others. */
const createSetting: Command<'createSetting'> = async (context, { body }) => {
  refuseGuest(context)
  const { actor, services } = context
  const setting = await services.idempotency.once(context, () => (stores) => stores.settings.create(actor.uid, body))
  await tellOfSetting(context, setting)
  return { data: setting, status: 201 }
}

/** Changes one of one's own settings; its kind stays. A shared view takes the right to share it. */
const saveSetting: Command<'saveSetting'> = async (context, { body }) => {
  refuseGuest(context)
  const view = await context.services.views.find(body.id)
  if (view?.uid === context.actor.uid && view.audience !== '')
    checkAudience(context, body.payload, audienceOf(view.audience))
  const setting = await context.services.settings.save(context.actor.uid, body.id, body)
  await tellOfSetting(context, setting)
  return { data: setting }
}

/** Drops one of one's own settings. */
const deleteSetting: Command<'deleteSetting'> = async (context, { params }) => {
  refuseGuest(context)
  const { actor, services } = context
  await services.idempotency.once(context, () => (stores) => stores.settings.remove(actor.uid, params.id))
  await tellOfSetting(context, params)
  return { data: null }
}

/** Commands of calls.md section 11. */
export const settingCommands = { listSettings, createSetting, saveSetting, deleteSetting }

import { can } from '#contract/rules/access/can.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { CONSOLE_APP, MENU_CONFIG } from '#contract/values/config.ts'
import { CONFIG_URN } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { Configuration } from '../../stores/configStore.ts'
import { isSoundConfig } from './configPayload.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'

/** Published configurations of an app, their values in `attrs`; several types comma-joined. */
export const readConfig: Command<'readConfig'> = async (context, { query }) => {
  refuseForeignApps(context, [query.app])
  const type = namesIn(query.type)
  const read = await context.services.config.read({ app: [query.app], ...(type ? { type } : {}) })
  const configurations = query.app === CONSOLE_APP ? await lastGood(context, read) : read
  return { data: type?.includes(MENU_CONFIG) ? await withLocks(context, configurations) : configurations }
}

/**
 * The console's own configuration as it last was sound: what is published is checked before, but older servers, imports
 * and other hands wrote some. The version stays where it is, for whoever puts it right.
 */
function lastGood({ services }: CallContext, configurations: readonly Configuration[]): Promise<Configuration[]> {
  return Promise.all(
    configurations.map(async (one) => {
      if (isSoundConfig(one)) return one
      const earlier = (await services.config.earlier(one.id)).filter(isObject)
      const sound = earlier.find((payload) => isSoundConfig({ ...payload, app: one.app, type: one.type }))
      services.log.warn({ configuration: one.id, type: one.type }, 'a configuration is not sound')
      return sound ? { ...one, attrs: sound.attrs } : one
    }),
  )
}

/** Whoever uses the menu is told who is changing it. */
async function withLocks({ services }: CallContext, configurations: readonly Configuration[]) {
  const locks = await services.locks.statusOf(configurations.map(({ id }) => id))
  return configurations.map((one) => {
    const lock = locks.find(({ id, urn }) => id === one.id && urn === CONFIG_URN)
    return lock ? { ...one, lock: { uid: lock.lo_uid, tab: lock.tab, name: lock.name, until: lock.until } } : one
  })
}

function refuseForeignApps({ actor }: CallContext, apps: readonly string[]): void {
  if (apps.some((app) => app !== CONSOLE_APP) && !can(actor, 'cp_appconfig', 'view')) throw new DomainError('forbidden')
}

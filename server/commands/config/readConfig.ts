import { can } from '#contract/rules/access/can.ts'
import { CONFIG_URN } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { Configuration } from '../../stores/configStore.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'

/** The console's own configuration is everybody's to read; that of other apps belongs to its page. */
export const CONSOLE_APP = 'console'
const MENU = 'menu'

/** Published configurations of an app, their values in `attrs`; several types comma-joined. */
export const readConfig: Command<'readConfig'> = async (context, { query }) => {
  refuseForeignApps(context, [query.app])
  const type = namesIn(query.type)
  const configurations = await context.services.config.read({ app: [query.app], ...(type ? { type } : {}) })
  return { data: type?.includes(MENU) ? await withLocks(context, configurations) : configurations }
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

import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'

/** The console's own configuration is everybody's to read; that of other apps belongs to its page. */
export const CONSOLE_APP = 'console'

/** Published configurations of an app, their values in `attrs`; several types comma-joined. */
export const readConfig: Command<'readConfig'> = async (context, { query }) => {
  refuseForeignApps(context, [query.app])
  const type = namesIn(query.type)
  return { data: await context.services.config.read({ app: [query.app], ...(type ? { type } : {}) }) }
}

export function refuseForeignApps({ actor }: CallContext, apps: readonly string[]): void {
  if (apps.some((app) => app !== CONSOLE_APP) && !can(actor, 'cp_appconfig', 'view')) throw new DomainError('forbidden')
}

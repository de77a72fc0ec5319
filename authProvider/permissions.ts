import { can } from '#contract/rules/access/can.ts'
import type { RoleHolder } from '#contract/rules/access/can.ts'
import { isPage } from '#contract/values/access.ts'
import type { Action, Page } from '#contract/values/access.ts'

/** react-admin's words for what a screen does. A form is shown read-only to whoever may only view, hence edit: view. */
const ACTIONS_OF_SCREENS: Readonly<Record<string, Action>> = {
  list: 'view',
  show: 'view',
  edit: 'view',
  export: 'view',
  clone: 'create',
  create: 'create',
  update: 'update',
  delete: 'delete',
}

export type PageOf = (resource: string) => Page | undefined

/** Whether the actor may open a screen of a react-admin resource; unknown resources and actions are refused. */
export function canOpen(actor: RoleHolder, resource: string, screen: string, pageOf: PageOf): boolean {
  const page = pageOf(resource) ?? (isPage(resource) ? resource : undefined)
  const action = Object.hasOwn(ACTIONS_OF_SCREENS, screen) ? ACTIONS_OF_SCREENS[screen] : undefined
  return page !== undefined && action !== undefined && can(actor, page, action)
}

import type { Action, Page } from '#contract/values/access.ts'
import { can, type RoleHolder } from './can.ts'

/** May the actor do all of this? What asks for nothing is everybody's. */
export function canAll(actor: RoleHolder, rights: readonly { page: Page; action: Action }[]): boolean {
  return rights.every(({ page, action }) => can(actor, page, action))
}

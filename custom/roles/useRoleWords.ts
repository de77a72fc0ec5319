import { useTranslate } from 'ra-core'
import type { Action, Page } from '#contract/values/access.ts'
import type { Holder } from './useRolesAddress.ts'
import { ME } from './useRolesAddress.ts'

/** Roles, pages and actions in words; their wire names stand beside them. */
export function useRoleWords() {
  const translate = useTranslate()
  return {
    role: (role: Holder) => translate(role === ME ? 'roles.you' : `roles.names.${role}`),
    page: (page: Page) => translate(`shell.pages.${page}`),
    action: (action: Action) => translate(`actions.scope.${action}`),
  }
}

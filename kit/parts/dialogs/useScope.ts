import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { Action, Page } from '#contract/values/access.ts'
import { ConsoleContext } from '../context/ConsoleContext.ts'

/** A permission on a resource, as the role table has it. */
export type Scope = { page: Page; action: Action }

type Scopes = Scope | readonly Scope[] | undefined

const NONE: readonly Scope[] = []

export function scopesOf(scope: Scopes): readonly Scope[] {
  if (!scope) return NONE
  return 'page' in scope ? [scope] : scope
}

/**
 * Why the user may not do this, in words, or undefined where there is nothing against it. The server decides; this is
 * for the button and its reason. Without a session around nothing is allowed.
 */
export function useScope(scope: Scopes): string | undefined {
  const translate = useTranslate()
  const session = useContext(ConsoleContext)
  const missing = scopesOf(scope).find(({ page, action }) => !session?.may(page, action))
  if (!missing) return undefined
  return translate('actions.needsPermission', {
    action: translate(`actions.scope.${missing.action}`),
    page: translate(`shell.pages.${missing.page}`),
  })
}

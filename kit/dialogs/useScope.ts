import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { Action, Page } from '#contract/values/access.ts'
import { ConsoleContext } from '../context/ConsoleContext.ts'

/** A permission on a resource, as the role table has it. */
export type Scope = { page: Page; action: Action }

/**
 * Why the user may not do this, in words, or undefined where there is nothing against it. The server decides; this is
 * for the button and its reason. Without a session around nothing is allowed.
 */
export function useScope(scope: Scope | undefined): string | undefined {
  const translate = useTranslate()
  const session = useContext(ConsoleContext)
  if (!scope || session?.may(scope.page, scope.action)) return undefined
  return translate('actions.needsPermission', {
    action: translate(`actions.scope.${scope.action}`),
    page: translate(`shell.pages.${scope.page}`),
  })
}

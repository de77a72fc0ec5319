import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { rolesThatMay } from '#contract/rules/access/can.ts'
import { ROLES } from '#contract/rules/access/roles.ts'
import type { Right } from '#contract/rules/actions/rightsOfVerb.ts'
import type { Why } from './why.ts'

/** The sentences of a reason: what is said of it, then one for each missing right, by its words and its wire name. */
export function useWhyWords() {
  const translate = useTranslate()
  return useCallback(
    ({ words, rights = [] }: Why): string[] => [
      ...(words ? [words] : []),
      ...rights.map(({ page, action }: Right) =>
        translate('why.missing', {
          action: translate(`actions.scope.${action}`),
          page: translate(`shell.pages.${page}`),
          code: page,
        }),
      ),
    ],
    [translate],
  )
}

/** The roles that have all of these rights, the least powerful first: that is the one to ask for. */
export function rolesWith(rights: readonly Right[]): readonly string[] {
  const [first, ...others] = rights.map(({ page, action }) => rolesThatMay(page, action))
  const roles = (first ?? []).filter((role) => others.every((list) => list.includes(role)))
  return roles.toSorted((one, other) => powerOf(one) - powerOf(other))
}

const powerOf = (role: string) => [...(ROLES.get(role)?.values() ?? [])].reduce((sum, { size }) => sum + size, 0)

import { useTranslate } from 'ra-core'
import type { RoleName } from '#contract/rules/access/roles.ts'
import type { Mark } from '../model/rights.ts'
import type { Holder } from '../useRolesAddress.ts'
import { useRoleWords } from '../useRoleWords.ts'

/** What the sign in a cell says. */
export function useMarkWords(role: Holder, other: RoleName | undefined) {
  const translate = useTranslate()
  const words = useRoleWords()
  const values = { role: words.role(role), other: other ? words.role(other) : '' }
  const keys = { has: 'yes', none: 'no', both: 'both', more: 'more', less: 'less' } as const
  return (mark: Mark) => translate(`roles.cell.${keys[mark]}`, values)
}

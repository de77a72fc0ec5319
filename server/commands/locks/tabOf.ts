import { TAB_HEADER } from '#contract/values/wire.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'

/** The browser tab that asks: locks and presence belong to tabs. */
export function tabOf({ tab }: Pick<CallContext, 'tab'>): string {
  if (tab === undefined) throw new DomainError('malformed', { description: `The header ${TAB_HEADER} is missing.` })
  return tab
}

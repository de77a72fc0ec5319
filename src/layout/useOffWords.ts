import { useTranslate } from 'ra-core'
import type { OffReason } from './menuModel.ts'

/** Why an item of the menu cannot be chosen, in words. */
export function useOffWords({ lockedBy }: { lockedBy: string }): Readonly<Record<OffReason, string>> {
  const translate = useTranslate()
  return {
    locked: translate('shell.menuLocked', { name: lockedBy }),
    disabled: translate('shell.offInSettings'),
  }
}

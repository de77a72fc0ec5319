import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useStorefront } from '../StorefrontContext.ts'

/** Removes, and says so with the way back beside it. */
export function useTellingRemoval() {
  const translate = useTranslate()
  const notice = useNotice()
  const { run, undo } = useStorefront()
  return useCallback(
    (command: StorefrontCommand, count: number) => {
      const { changed } = run(command)
      if (changed.length === 0) return
      notice('info', 'storefrontOutline.removed', {
        values: { smart_count: count },
        action: { label: translate('actions.undo'), onClick: undo },
      })
    },
    [run, undo, notice, translate],
  )
}

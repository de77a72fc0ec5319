import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { OWN_TAB, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { targetName } from './model/storefrontNames.ts'

/** Names of parts in the reader's language, with words for those that have none. */
export function useTargetWords() {
  const translate = useTranslate()
  const language = useLocale()
  return useMemo(
    () => ({
      nameOf(storefront: Storefront, target: Target): string {
        if (target.of === 'tab' && target.id === OWN_TAB) return translate('storefront.ownTab')
        return targetName(storefront, target, language) ?? translate(`storefront.unnamed.${target.of}`)
      },
    }),
    [translate, language],
  )
}

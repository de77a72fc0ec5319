import { useCallback, useMemo, useState } from 'react'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { StorefrontEditor } from './session/createStorefrontEditor.ts'

type EditorView = ReturnType<StorefrontEditor['view']>

/** The tab that is shown of what the preview draws: a live or old version may have tabs that the draft has not. */
export function useShownTab(
  shown: Storefront,
  { storefront, shownTab: own }: Pick<EditorView, 'storefront' | 'shownTab'>,
  showOwn: StorefrontEditor['showTab'],
) {
  const [foreign, setForeign] = useState<string>()
  const isForeign = foreign !== undefined && !storefront.tab.has(foreign) && shown.tab.has(foreign)
  const known = own !== undefined && shown.tab.has(own) ? own : shown.tabs[0]
  const shownTab = isForeign ? foreign : known
  const showTab = useCallback(
    (id: string) => {
      setForeign(id)
      showOwn(id)
    },
    [showOwn],
  )
  return useMemo(() => ({ shownTab, showTab }), [shownTab, showTab])
}

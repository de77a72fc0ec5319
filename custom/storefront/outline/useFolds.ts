import { useState } from 'react'
import { useStorefront } from '../StorefrontContext.ts'

/** Pages with more containers than this open with the tab that is shown alone unfolded. */
const UNFOLDED = 300

/** Which tabs are folded. A container that is chosen elsewhere, as in the preview, unfolds the tab that is shown. */
export function useFolds() {
  const { storefront, selection, shownTab } = useStorefront()
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => {
    const open = shownTab ?? storefront.tabs[0]
    return new Set(storefront.containers.size > UNFOLDED ? storefront.tabs.filter((tab) => tab !== open) : [])
  })
  const fold = (tab: string, isFolded: boolean) =>
    setFolded((before) => new Set(isFolded ? [...before, tab] : [...before].filter((one) => one !== tab)))
  const [chosen, setChosen] = useState(selection)
  if (chosen !== selection) {
    setChosen(selection)
    const inside = shownTab !== undefined && folded.has(shownTab) ? storefront.tab.get(shownTab)?.containers : undefined
    if (shownTab !== undefined && inside?.some((id) => selection.has(id))) fold(shownTab, false)
  }
  return { folded, fold }
}

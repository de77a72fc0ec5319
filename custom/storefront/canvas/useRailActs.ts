import { useMemo } from 'react'
import { useStorefront } from '../StorefrontContext.ts'
import { useTellingRemoval } from '../outline/useTellingRemoval.ts'
import type { RailActs } from './parts/RailFrame.tsx'

/** Up, down, duplicate and remove of a rail in the tab that is shown; undefined where nothing may be changed. */
export function useRailActs(): RailActs | undefined {
  const { editor, only, run, newId, select, readOnly, lens } = useStorefront()
  const removal = useTellingRemoval()
  return useMemo(() => {
    if (only !== undefined || readOnly !== undefined || lens.side === 'live') return undefined
    const placeOf = (id: string) => {
      const { storefront, shownTab } = editor.view()
      const list = shownTab === undefined ? [] : (storefront.tab.get(shownTab)?.containers ?? [])
      return { tab: shownTab ?? '', list, at: list.indexOf(id) }
    }
    const move = (id: string, by: 1 | -1) => {
      const { tab, at } = placeOf(id)
      const to = by === 1 ? at + 2 : at - 1
      if (at >= 0 && to >= 0) run({ kind: 'moveContainers', places: [{ tab, id }], tab, at: to })
    }
    return {
      up: (id) => move(id, -1),
      down: (id) => move(id, 1),
      duplicate(id) {
        const copy = newId()
        run({ kind: 'duplicateContainers', places: [{ tab: placeOf(id).tab, id }], newIds: [copy] })
        if (editor.view().storefront.containers.has(copy)) select([copy])
      },
      remove(id) {
        const { tab, list, at } = placeOf(id)
        const next = list[at + 1] ?? list[at - 1]
        removal({ kind: 'removeContainers', places: [{ tab, id }] }, 1)
        if (next !== undefined) select([next])
      },
    }
  }, [editor, only, run, newId, select, readOnly, lens.side, removal])
}

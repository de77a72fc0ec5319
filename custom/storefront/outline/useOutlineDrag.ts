import { useDragging } from '#kit/parts/dragging/useDragging.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { placesAmong } from '../model/partsOf.ts'
import { outlineDrop, type OutlinePlace } from './outlineDrop.ts'
import type { OutlineRow } from './outlineRows.ts'

const KEYS = { axis: 'vertical', modifier: 'alt' } as const

/** Lines of the outline dragged by pointer; of a selection everything chosen goes along. Keys are `useOutlineKeys`. */
export function useOutlineDrag(rows: readonly OutlineRow[], nameOf: (row: OutlineRow) => string) {
  const { storefront, selection, readOnly, run } = useStorefront()
  const rowOf = (key: string) => rows.find((row) => row.key === key)
  return useDragging<OutlinePlace>(
    {
      scope: 'storefront outline',
      nameOf(key) {
        const row = rowOf(key)
        return row ? nameOf(row) : ''
      },
      canMove: () => readOnly === undefined,
      dropOn: (key, target, fraction) => outlineDrop(storefront, [rowOf(key), rowOf(target)], fraction),
      stepOf: () => undefined,
      move(key, place) {
        const row = rowOf(key)
        if (!row) return
        if (place.of === 'tab') return void run({ kind: 'moveTab', id: row.id, at: place.at })
        const chosen = selection.has(row.id) ? placesAmong(storefront, selection, row.tab) : [row]
        run({
          kind: 'moveContainers',
          places: chosen.map(({ tab, id }) => ({ tab, id })),
          tab: place.tab,
          at: place.at,
        })
      },
    },
    KEYS,
  )
}

export type OutlineDragging = ReturnType<typeof useOutlineDrag>

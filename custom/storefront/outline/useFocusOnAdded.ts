import { useEffect, useRef } from 'react'
import { useStorefront } from '../StorefrontContext.ts'
import type { OutlineRow } from './outlineRows.ts'

/** The keyboard goes on at what the gallery has added; where nothing was added, at what opened it. */
export function useFocusOnAdded(rows: readonly OutlineRow[], focus: (row: OutlineRow) => void) {
  const { dialog, selection } = useStorefront()
  const before = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (dialog?.kind === 'gallery') {
      before.current ??= selection
      return
    }
    const isAdded = before.current !== undefined && before.current !== selection
    before.current = undefined
    const added = isAdded && rows.find(({ of, id }) => of === 'container' && selection.has(id))
    if (added) focus(added)
  })
}

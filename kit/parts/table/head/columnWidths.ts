import type { RefObject } from 'react'
import type { ColumnShape } from '../columns/columnShape.ts'
import { clampWidth } from '../columns/columnShape.ts'
import { showSizes, tableSizes } from '../tableSizes.ts'
import { fitWidth } from './fitWidth.ts'
import type { ColumnWidths } from './TableHead.tsx'

type Parts = {
  scroll: RefObject<HTMLElement | null>
  columns: readonly ColumnShape[]
  end: number
  rowHeight: number
  onWidth: ((key: string, width: number) => void) | undefined
}

/** What the edges of the heads do, where widths can be set. */
export function columnWidths({ scroll, columns, end, rowHeight, onWidth }: Parts): ColumnWidths | undefined {
  if (!onWidth) return undefined
  return {
    onWidth,
    onPreview: (key, width) => {
      const wider = columns.map((one) => (one.key === key ? { ...one, width: clampWidth(one, width) } : one))
      showSizes(scroll.current, tableSizes(wider, end, rowHeight))
    },
    onFit: (key) => {
      const at = columns.findIndex((column) => column.key === key)
      const rows = scroll.current?.querySelectorAll<HTMLElement>('[data-row], .head') ?? []
      const cells = [...rows].flatMap((row) => {
        const cell = row.children[at]
        return cell instanceof HTMLElement ? [cell] : []
      })
      const width = fitWidth(cells)
      if (width !== undefined) onWidth(key, width)
    },
  }
}

import { useTranslate } from 'ra-core'
import type { ClipboardEvent } from 'react'
import { isObject } from '#contract/rules/diff/json.ts'
import { childPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { asList } from '../parts/asList.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { initialValue } from '../schema/initialValue.ts'
import type { RowShape } from '../schema/itemsOf.ts'
import { schemaAt } from '../schema/resolve.ts'
import { pastedCells, pastedValue } from './pastedCells.ts'

type PasteParams = {
  list: Pointer
  items: FormSchema
  shape: RowShape
  max: number | undefined
  isEditable: boolean
} & {
  announce: (words: string) => void
}

/**
 * Rows of a spreadsheet pasted into a table: from the cell on in which the cursor stands, to the right and down, with
 * new rows as far as the list takes them. One step of undo; cells that were filled show what is wrong with them.
 */
export function usePastedRows({ list, items, shape, max = Infinity, isEditable, announce }: PasteParams) {
  const { store, schema: root, language } = useForm()
  const translate = useTranslate()
  const fill = (cells: readonly string[][], row: number, column: number) => {
    const rows = [...asList(store.get(list))]
    const filled: Pointer[] = []
    const taken = cells.slice(0, Math.max(0, max - row))
    for (const [down, line] of taken.entries()) {
      const before = rows[row + down] ?? initialValue(items, root)
      const next: Record<string, unknown> = isObject(before) ? { ...before } : {}
      for (const [right, cell] of line.entries()) {
        const scope = shape.columns[column + right]?.element.scope
        const name = scope?.split('/').at(-1)
        if (scope === undefined || name === undefined) continue
        const value = pastedValue(cell, schemaAt(scope, items, root) ?? {}, language)
        if (value === undefined) delete next[name]
        else next[name] = value
        filled.push(childPointer(childPointer(list, row + down), name))
      }
      rows[row + down] = next
    }
    store.set(list, rows)
    for (const pointer of filled) store.touch(pointer)
    announce(translate('schemaForms.rows.pasted', { smart_count: taken.length }))
    if (filled[0]) store.focus(filled[0])
  }
  return (event: ClipboardEvent<HTMLElement>) => {
    const target = event.target as Element
    const cell = target.closest('td')
    const row = Number(target.closest<HTMLElement>('tr[data-index]')?.dataset.index)
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    // The first cell of a row is its number.
    const column = (cell?.cellIndex ?? 0) - 1
    if (!isEditable || !cells || Number.isNaN(row) || column < 0 || column >= shape.columns.length) return
    event.preventDefault()
    fill(cells, row, column)
  }
}

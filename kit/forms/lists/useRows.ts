import { useTranslate } from 'ra-core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { childPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { asList } from '../parts/asList.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { initialValue } from '../schema/initialValue.ts'

export type RowActions = {
  add: () => void
  duplicate: (index: number) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

type Removed = { index: number; row: unknown; left: readonly unknown[] }

/** An element that is moved in the page loses the focus in some browsers; wherever else it went meanwhile, it stays. */
function refocus(element: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && element instanceof HTMLElement && element.isConnected) element.focus()
}

/**
 * The rows of a list and what can be done with them. The list is redrawn when rows come, go or move, not when somebody
 * types in one. After a change the cursor is where work goes on.
 */
export function useRows(list: Pointer, items: FormSchema) {
  const { store, schema: root } = useForm()
  const translate = useTranslate()
  const [announced, announce] = useState('')
  const [removed, setRemoved] = useState<Removed>()
  const last = useRef<Removed>(undefined)
  last.current = removed
  const keysOf = useCallback((value: unknown) => asList(value).map(store.rowKey), [store])
  const keys = useSelected(list, keysOf)

  const actions = useMemo((): RowActions & { putBack: () => void } => {
    const insert = (index: number, row: unknown, words: string) => {
      store.insertRow(list, index, row)
      setRemoved(undefined)
      announce(translate(words, { n: index + 1 }))
      store.focus(childPointer(list, index))
    }
    return {
      add: () => insert(asList(store.get(list)).length, initialValue(items, root), 'forms.rows.added'),
      duplicate(index) {
        // A copy of its own: two rows that are one object would have one key.
        insert(index + 1, structuredClone(asList(store.get(list))[index]), 'schemaForms.rows.duplicated')
      },
      putBack() {
        if (last.current) insert(last.current.index, last.current.row, 'schemaForms.rows.isBack')
      },
      remove(index) {
        const row = asList(store.get(list))[index]
        store.removeRow(list, index)
        const left = asList(store.get(list))
        setRemoved({ index, row, left })
        announce(translate('forms.rows.removed', { n: index + 1 }))
        store.focus(left.length === 0 ? list : childPointer(list, Math.min(index, left.length - 1)))
      },
      move(from, to) {
        const focused = document.activeElement
        store.moveRow(list, from, to)
        setRemoved(undefined)
        announce(translate('forms.rows.moved', { from: from + 1, to: to + 1 }))
        requestAnimationFrame(() => refocus(focused))
      },
    }
  }, [store, list, items, root, translate])
  // The form's own undo, or another record, has brought other rows since.
  const canPutBack = removed !== undefined && asList(store.get(list)).length === removed.left.length
  return { keys, actions, announced, announce, putBack: canPutBack ? actions.putBack : undefined }
}

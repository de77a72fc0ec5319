import { useTranslate } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { childPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { asList } from '../parts/asList.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { initialValue } from '../schema/initialValue.ts'

export type RowActions = {
  add: () => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

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
  const keysOf = useCallback((value: unknown) => asList(value).map(store.rowKey), [store])
  const keys = useSelected(list, keysOf)

  const actions = useMemo(
    (): RowActions => ({
      add() {
        const index = asList(store.get(list)).length
        store.insertRow(list, index, initialValue(items, root))
        announce(translate('forms.rows.added', { n: index + 1 }))
        store.focus(childPointer(list, index))
      },
      remove(index) {
        store.removeRow(list, index)
        const left = asList(store.get(list)).length
        announce(translate('forms.rows.removed', { n: index + 1 }))
        store.focus(left === 0 ? list : childPointer(list, Math.min(index, left - 1)))
      },
      move(from, to) {
        const focused = document.activeElement
        store.moveRow(list, from, to)
        announce(translate('forms.rows.moved', { from: from + 1, to: to + 1 }))
        requestAnimationFrame(() => refocus(focused))
      },
    }),
    [store, list, items, root, translate],
  )
  return { keys, actions, announced }
}

import { useCallback, type MouseEvent } from 'react'
import { hasField, type FieldName, type Part } from '#contract/rules/storefront/fields/fieldTable.ts'
import { FIELDS } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { useStorefront } from '../StorefrontContext.ts'

/**
 * Every click on the preview, owned by the stage: on a rail it selects, on a title, badge or picture it leads to the
 * field behind it. Nothing within the preview is a link. In interact mode tabs change and the rest is left alone.
 */
export function useCanvasPointer() {
  const { select, goTo, showTab, shownTab, interact, shown } = useStorefront()
  const hasTab = shownTab !== undefined && shown.store.ty === 'storefront'
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const clicked = event.target as Element
      if (clicked.closest('button')) return
      const tab = named(clicked, 'tab')
      if (tab !== undefined) showTab(tab)
      if (interact) return
      if (tab !== undefined) return select([tab])
      const [container, field] = [named(clicked, 'container'), fieldOf(clicked)]
      const isMany = event.shiftKey || event.ctrlKey || event.metaKey
      if (container !== undefined && (isMany || field === undefined || !hasField('container', field)))
        return select([container], event.shiftKey ? 'extend' : isMany ? 'toggle' : 'set')
      const target: Target | undefined =
        container !== undefined
          ? { of: 'container', id: container }
          : hasTab
            ? { of: 'tab', id: shownTab }
            : { of: 'store' }
      if (field !== undefined && hasField(partOf(target), field)) goTo({ target, field })
    },
    [select, goTo, showTab, shownTab, interact, hasTab],
  )
}

const partOf = (target: Target): Part => target.of

/** What is clicked, by the nearest element that says so; a rail ends the search. */
function fieldOf(clicked: Element): FieldName | undefined {
  const found = clicked.closest<HTMLElement>('[data-field], [data-container]')?.dataset.field
  return found !== undefined && Object.hasOwn(FIELDS, found) ? (found as FieldName) : undefined
}

function named(clicked: Element, kind: 'tab' | 'container'): string | undefined {
  return clicked.closest<HTMLElement>(`[data-${kind}]`)?.dataset[kind]
}

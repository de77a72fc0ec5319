import { STORE_TABS } from '#contract/values/storefront.ts'
import { insertedAt, movedTo } from '../model/editStorefront.ts'
import { isReusable, OWN_TAB, type Storefront } from '../model/storefront.ts'
import type { CommandOf } from './command.ts'
import { comingIn, copies } from './copies.ts'
import { goneWith } from './goneWith.ts'
import { refuse, type Plan } from './refusal.ts'

type TabCommand = CommandOf<'addTab' | 'moveTab' | 'duplicateTab' | 'removeTab'>

export function planTab(storefront: Storefront, command: TabCommand): Plan {
  const { store, tabs, tab } = storefront
  const id = command.kind === 'addTab' ? command.tab.id : command.id
  if (store.ty === 'collection') return refuse('noTabs')
  if (id === OWN_TAB) return refuse('ownTab', { id })
  if (command.kind !== 'addTab' && !tab.has(id)) return refuse('unknown', { id })
  switch (command.kind) {
    case 'addTab': {
      const refused = whyNotNew(storefront, id)
      if (refused) return refused
      const empty = { ...command.tab, containers: [] }
      return { tabs: insertedAt(tabs, [id], behindOwn(tabs, command.at)), tab: new Map([[id, empty]]) }
    }
    case 'moveTab':
      return { tabs: movedTo(tabs, new Set([id]), behindOwn(tabs, command.at)) }
    case 'removeTab':
      return removeTab(storefront, id)
    case 'duplicateTab':
      return whyNotNew(storefront, command.newId) ?? duplicateTab(storefront, command)
  }
}

function removeTab(storefront: Storefront, id: string): Plan {
  const places = (storefront.tab.get(id)?.containers ?? []).map((container) => ({ tab: id, id: container }))
  const gone = goneWith(storefront, places)
  return {
    ...gone,
    tabs: storefront.tabs.filter((one) => one !== id),
    tab: new Map([[id, undefined]]),
    adjusted: new Map([...gone.adjusted, [id, undefined]]),
  }
}

function whyNotNew({ tabs, tab }: Storefront, id: string) {
  if (tab.has(id) || id === OWN_TAB) return refuse('known', { id })
  return tabs.filter((one) => one !== OWN_TAB).length >= STORE_TABS ? refuse('full') : undefined
}

/** Nothing stands before the page's own tab. */
function behindOwn(tabs: readonly string[], at: number = tabs.length): number {
  return tabs[0] === OWN_TAB ? Math.max(1, at) : at
}

function duplicateTab(storefront: Storefront, { id, newId, newIds }: CommandOf<'duplicateTab'>): Plan {
  const source = storefront.tab.get(id)
  if (!source) return refuse('unknown', { id })
  const owned = source.containers.filter((one) => !isReusable(storefront.containers.get(one)))
  const copied = copies(storefront, owned, newIds)
  if ('refused' in copied) return copied
  const named = new Map(owned.map((one, nth) => [one, copied.added[nth]?.container.id]))
  const copy = { ...source, id: newId, containers: source.containers.map((one) => named.get(one) ?? one) }
  const place = storefront.tabs.indexOf(id) + 1
  return {
    tabs: insertedAt(storefront.tabs, [newId], place),
    tab: new Map([[newId, copy]]),
    ...comingIn(copied.added),
  }
}

import type { VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { ListView } from '#contract/wire/calls/views.ts'
import type { StoredView } from '../../stores/viewStore.ts'

/** A shared view as the wire has it: the setting, whom it is shared with, and by whom. */
export function shownView({ uid, owner_name, ...setting }: StoredView) {
  return { ...setting, owner: { uid, name: owner_name } }
}

/** The view without the names of products that its reader does not have (design 9 (13)). */
export function withoutForeignProducts(view: ListView, visible: VisibleProducts): ListView {
  if (visible === 'all') return view
  const own = (entry: FilterEntry): FilterEntry => {
    if (entry.field !== 'product' && entry.field !== 'prd') return entry
    const terms = Array.isArray(entry.term) ? entry.term : (entry.term ?? '').split(',')
    return { ...entry, term: terms.filter((term) => visible.includes(term.trim())) }
  }
  return { ...view, filter: view.filter.map(own) }
}

import type { VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { ListView } from '#contract/wire/calls/views.ts'
import type { StoredView } from '../../stores/viewStore.ts'

/** A shared view as the wire has it: the setting, whom it is shared with, and by whom. */
export function shownView({ uid, owner_name, ...setting }: StoredView) {
  return { ...setting, owner: { uid, name: owner_name } }
}

const isOfProducts = ({ field }: FilterEntry) => field === 'product' || field === 'prd'
const termsOf = ({ term }: FilterEntry) => (Array.isArray(term) ? term : (term ?? '').split(','))

/** Whether a view is any of a reader's business: one that filters by products by one of theirs, any other if they have one. */
export function concerns(view: ListView, visible: VisibleProducts): boolean {
  if (visible === 'all') return true
  const isOwn = (term: string) => visible.includes(term.trim())
  return visible.length > 0 && view.filter.filter(isOfProducts).every((entry) => termsOf(entry).some(isOwn))
}

/** The view without the names of products that its reader does not have (design 9 (13)). */
export function withoutForeignProducts(view: ListView, visible: VisibleProducts): ListView {
  if (visible === 'all') return view
  const own = (entry: FilterEntry): FilterEntry => {
    if (!isOfProducts(entry)) return entry
    return { ...entry, term: termsOf(entry).filter((term) => visible.includes(term.trim())) }
  }
  return { ...view, filter: view.filter.map(own) }
}

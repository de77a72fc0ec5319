import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'

/** Of pages and containers only these fields are told to whoever has a link: what a viewer could see of them. */
const SHOWN: readonly string[] = [
  ...['id', 'ty', 'lon', 'lod', 'st_dt', 'ed_dt', 'lo', 'stl', 's', 'iar', 'diar', 'scroll_style', 'text_style'],
  ...['logo_overlay', 'tag_overlay', 'con_tg', 'con_tgs', 'con_dcr', 'vcs', 'src', 'src_ty', 'owner', 'i', 'bg_img'],
  ...['tab_tg', 'theme', 'tab_bg', 'tab_logo', 'spn', 't', 'c'],
]

/** A page with its containers as whoever has a link sees it: without people, locks, policies and versions. */
export function reviewedPage(page: StorePage): StorePage {
  const inside = (list: readonly StoreContainer[] = []) => list.map((one) => shownOf(one))
  return {
    ...shownOf(page),
    ...(page.c && { c: inside(page.c) }),
    ...(page.t && { t: page.t.map((tab) => ({ ...shownOf(tab), c: inside(tab.c) })) }),
  }
}

function shownOf<Part extends object>(part: Part): Part {
  const shown = Object.entries(part).filter(([field]) => SHOWN.includes(field))
  return Object.fromEntries(shown.map(([field, value]) => [field, field === 'i' ? entriesOf(value) : value])) as Part
}

/** Titles that somebody chose are told by id alone: some of them viewers may not know yet. */
function entriesOf(entries: StoreContainer['i'] = []): StoreContainer['i'] {
  return entries.map(({ cu, q, type, priority, count, data, pin }) => ({
    ...{ cu, q, type, priority, count, pin },
    ...(data && { data: data.map(({ id }) => ({ id })) }),
  }))
}

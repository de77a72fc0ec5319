import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'

/** One line of the outline; `key` tells the same container in two tabs apart. */
export type OutlineRow = {
  key: string
  id: string
  of: 'tab' | 'container'
  /** The tab itself, or the one that the container stands in. */
  tab: string
  /** Counted from 1, among those beside it. */
  place: number
  among: number
}

type Shown = {
  folded: ReadonlySet<string>
  /** What names have to contain; everything where it is empty. */
  search: string
  nameOf: (target: { of: 'tab' | 'container'; id: string }) => string
}

/** The lines of the outline that are shown: tabs, and the containers of those that are not folded. A search unfolds. */
export function outlineRows({ tabs, tab }: Storefront, { folded, search, nameOf }: Shown): OutlineRow[] {
  const wanted = search.trim().toLocaleLowerCase()
  const has = (of: 'tab' | 'container', id: string) => nameOf({ of, id }).toLocaleLowerCase().includes(wanted)
  return tabs.flatMap((id, nth): OutlineRow[] => {
    const all = tab.get(id)?.containers ?? []
    const isFound = wanted === '' || has('tab', id)
    const found = new Set(all.filter((inside) => isFound || has('container', inside)))
    if (!isFound && found.size === 0) return []
    const isOpen = wanted !== '' || !folded.has(id)
    return [
      { key: id, id, of: 'tab', tab: id, place: nth + 1, among: tabs.length },
      ...(isOpen ? all : []).flatMap((inside, at): OutlineRow[] =>
        found.has(inside)
          ? [{ key: `${id}/${inside}`, id: inside, of: 'container', tab: id, place: at + 1, among: all.length }]
          : [],
      ),
    ]
  })
}

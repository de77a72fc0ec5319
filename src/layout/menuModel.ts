import type { MenuConfig, MenuItem, MenuSection } from '#contract/registry/menu.ts'
import { isRetired } from '#contract/registry/typeDocument.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { inProduct, listPath } from '#kit/routes/paths.ts'

export type MenuLink = {
  id: string
  label: MenuItem['label']
  to: string
  type?: string
  external?: boolean
  isOff?: boolean
}
/** A group of links that opens and closes, or a single link. */
export type MenuNode = {
  id: string
  label: MenuItem['label']
  icon: string | undefined
  links: MenuLink[]
  collapses: boolean
}
export type ShownSection = Omit<MenuSection, 'items'> & { nodes: MenuNode[] }

type Parts = {
  menu: MenuConfig
  types: readonly TypeSummary[]
  disabled: ReadonlySet<string>
  /** Items that are off while somebody changes the menu: shown, but not to be chosen (section 4). */
  locked?: ReadonlySet<string>
  may: (page: Page, action: Action) => boolean
  product: string | undefined
  /** Whether a screen answers this path: what has none yet is not offered. */
  hasScreen: (path: string) => boolean
}

/**
 * The menu as this user sees it (specification section 2 and 6): only what may be viewed, is not disabled and leads
 * somewhere. An area's group lists the resource types of that area, so that a new type appears by itself.
 */
export function shownSections(parts: Parts): ShownSection[] {
  const { menu, types, disabled, locked, may, product, hasScreen } = parts
  const openLinksOf = (item: MenuItem): MenuLink[] => {
    if (disabled.has(item.id) || (item.page && !may(item.page, 'view'))) return []
    if (item.area) {
      return types
        .filter((type) => type.area === item.area && !isRetired(type) && may(type.page, 'view'))
        .map((type) => ({ id: type.type, type: type.type, label: type.labels.many, to: listPath(product, type) }))
    }
    if (item.kind === 'link' && item.path) return [{ id: item.id, label: item.label, to: item.path, external: true }]
    if (!item.path) return (item.children ?? []).flatMap(linksOf)
    return hasScreen(item.path) ? [{ id: item.id, label: item.label, to: inProduct(product, item.path) }] : []
  }
  const linksOf = (item: MenuItem): MenuLink[] =>
    locked?.has(item.id) ? openLinksOf(item).map((link) => ({ ...link, isOff: true })) : openLinksOf(item)
  const nodeOf = (item: MenuItem): MenuNode => ({
    id: item.id,
    label: item.label,
    icon: item.icon,
    links: linksOf(item),
    collapses: item.kind === 'collapse' || item.kind === 'group',
  })
  return menu.sections
    .map(({ items, ...section }) => ({ ...section, nodes: items.map(nodeOf).filter((node) => node.links.length > 0) }))
    .filter((section) => section.nodes.length > 0)
}

/** The section and group that an address belongs to: they open with it (specification section 2). */
export function placeOf(
  sections: readonly ShownSection[],
  pathname: string,
): { section?: ShownSection; node?: MenuNode; link?: MenuLink } {
  for (const section of sections)
    for (const node of section.nodes) {
      const link = node.links.find((one) => pathname === one.to || pathname.startsWith(`${one.to}/`))
      if (link) return { section, node, link }
    }
  return {}
}

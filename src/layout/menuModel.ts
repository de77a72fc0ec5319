import type { MenuConfig, MenuEntry, MenuItem, MenuSection } from '#contract/registry/menu.ts'
import { isRetired } from '#contract/registry/typeDocument.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { entryFor } from '#contract/rules/menu/entryFor.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { inProduct, pathInProduct } from '#kit/parts/routes/paths.ts'

/** Why an item that shows cannot be chosen: somebody changes the menu (section 4), or a setting says so (section 2). */
export type OffReason = 'locked' | 'disabled'

export type MenuLink = {
  kind: 'item' | 'link'
  id: string
  label: MenuItem['label']
  icon: string | undefined
  /** Where it leads: an address of the console, or of another site for a link. */
  to: string
  /** The same without the product, as addresses are compared. */
  path: string
  /** The resource type that it lists. */
  type?: string
  off?: OffReason
}
/** `group` always shows its items, `collapse` opens and closes. */
export type MenuGroup = {
  kind: 'group' | 'collapse'
  id: string
  label: MenuItem['label']
  icon: string | undefined
  nodes: MenuNode[]
}
export type MenuNode = MenuLink | MenuGroup | { kind: 'divider'; id: string }
export type ShownSection = Omit<MenuSection, 'items'> & { nodes: MenuNode[] }

export type MenuParts = {
  menu: MenuConfig
  types: readonly TypeSummary[]
  /** Items and sections that a setting disables: shown, but not to be chosen. */
  disabled: ReadonlySet<string>
  /** Items that are off while somebody changes the menu. */
  locked?: ReadonlySet<string>
  may: (page: Page, action: Action) => boolean
  product: string | undefined
  /** Roles of the user, where the menu speaks of roles. */
  roles?: readonly string[]
  /** Whether a screen answers this path, and to this user: what has none is not offered. */
  hasScreen: (path: string) => boolean
}

/**
 * The menu as this user sees it (specification sections 2 and 6): only what may be viewed and leads somewhere. An
 * area's group lists the resource types of that area, so that a new type appears by itself.
 */
export function shownSections(parts: MenuParts): ShownSection[] {
  return parts.menu.sections
    .map(({ items, ...section }) => ({ ...section, nodes: nodesOf(items, parts, reasonOf(section.id, parts), 0) }))
    .filter(({ nodes }) => linksOf(nodes).length > 0)
}

/** One menu and one more inside it open and close (specification section 2); what lies deeper always shows. */
const COLLAPSING_LEVELS = 2

function nodesOf(entries: readonly MenuEntry[], parts: MenuParts, off: OffReason | undefined, level: number) {
  return tidyDividers(entries.flatMap((entry) => nodeOf(entry, parts, off, level)))
}

function nodeOf(entry: MenuEntry, parts: MenuParts, above: OffReason | undefined, level: number): MenuNode[] {
  if (entry.kind === 'divider') return [{ kind: 'divider', id: entry.id }]
  const own = entryFor(entry, { roles: parts.roles ?? [], mayView: (page) => parts.may(page, 'view') })
  if (own === 'hidden') return []
  const off = above ?? reasonOf(entry.id, parts) ?? (own === 'disabled' ? own : undefined)
  const { id, label, icon } = entry
  if (entry.kind === 'item' || entry.kind === 'link') return linkOf(entry, parts, off)
  const collapses = entry.kind === 'collapse' && level < COLLAPSING_LEVELS
  const nodes = [
    ...typeLinks(entry, parts, off),
    ...nodesOf(entry.children ?? [], parts, off, collapses ? level + 1 : level),
  ]
  return linksOf(nodes).length === 0 ? [] : [{ kind: collapses ? 'collapse' : 'group', id, label, icon, nodes }]
}

function linkOf(item: MenuItem, { product, hasScreen }: MenuParts, off: OffReason | undefined): MenuNode[] {
  const { id, label, icon, path } = item
  if (!path) return []
  if (item.kind === 'link') return [{ kind: 'link', id, label, icon, to: path, path, ...(off && { off }) }]
  return hasScreen(path)
    ? [{ kind: 'item', id, label, icon, to: inProduct(product, path), path: pathInProduct(path), ...(off && { off }) }]
    : []
}

function typeLinks(item: MenuItem, { types, may, product }: MenuParts, off: OffReason | undefined): MenuLink[] {
  return types
    .filter((type) => type.area === item.area && !isRetired(type) && may(type.page, 'view'))
    .filter(({ area, type }) => !hasItemOf(item, `${area}/${type}`))
    .map(({ type, area, labels }) => {
      const path = `${area}/${type}`
      const to = inProduct(product, path)
      return { kind: 'item', id: type, label: labels.many, icon: undefined, to, path, type, ...(off && { off }) }
    })
}

/** A menu may name the list of a type itself, with words and a place of its own. */
const hasItemOf = ({ children = [] }: MenuItem, path: string): boolean =>
  children.some((entry) => entry.kind !== 'divider' && entry.path === path)

function reasonOf(id: string, { disabled, locked }: MenuParts): OffReason | undefined {
  if (disabled.has(id)) return 'disabled'
  return locked?.has(id) ? 'locked' : undefined
}

/** A divider parts two things: none at an end, none beside another. */
function tidyDividers(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.filter((node, at) => {
    if (node.kind !== 'divider') return true
    const next = nodes[at + 1]
    return at > 0 && next !== undefined && next.kind !== 'divider' && nodes.slice(0, at).some(isNoDivider)
  })
}
const isNoDivider = (node: MenuNode) => node.kind !== 'divider'

/** Every link of a menu, in the order in which it stands there. */
export function linksOf(nodes: readonly MenuNode[]): MenuLink[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'divider') return []
    return 'nodes' in node ? linksOf(node.nodes) : [node]
  })
}

/** What a click on a section opens: its first child that can be chosen. */
export function firstScreen(section: Pick<ShownSection, 'nodes'>): MenuLink | undefined {
  return linksOf(section.nodes).find(({ kind, off }) => kind === 'item' && off === undefined)
}

export type MenuPlace = { section?: ShownSection; parents: MenuGroup[]; link?: MenuLink }

/**
 * Where an address (without /apps and product) stands in the menu: its section, the groups around its item, the item.
 * A path below an item belongs to it; of several the closest wins.
 */
export function placeOf(sections: readonly ShownSection[], path: string): MenuPlace {
  const places = sections.flatMap((section) => placesIn(section, section.nodes, []))
  const fits = places.filter(({ link }) => isAtOrBelow(path, link.path))
  return (
    fits.reduce<(MenuPlace & { link: MenuLink }) | undefined>(
      (best, one) => (best && best.link.path.length >= one.link.path.length ? best : one),
      undefined,
    ) ?? { parents: [] }
  )
}

function placesIn(
  section: ShownSection,
  nodes: readonly MenuNode[],
  parents: MenuGroup[],
): (MenuPlace & { link: MenuLink })[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'divider' || node.kind === 'link') return []
    return 'nodes' in node ? placesIn(section, node.nodes, [...parents, node]) : [{ section, parents, link: node }]
  })
}

const isAtOrBelow = (path: string, item: string) => path === item || path.startsWith(`${item}/`)

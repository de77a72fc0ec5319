import type { MenuGroup, MenuNode } from './menuModel.ts'

/** Which menus are open: one at the top and one inside it (specification section 2). */
export type OpenMenus = { top?: string; sub?: string }

/** A click on a menu opens it in place of the one that is open beside it, or closes it. `top` is the menu around it. */
export function toggleMenu(open: OpenMenus, id: string, top?: string): OpenMenus {
  if (top === undefined) return open.top === id ? {} : { top: id }
  return open.top === top && open.sub === id ? { top } : { top, sub: id }
}

/** The menus around an item open with it. */
export function openAround(parents: readonly MenuGroup[]): OpenMenus {
  const [top, sub] = parents.filter(({ kind }) => kind === 'collapse').map(({ id }) => id)
  return { ...(top !== undefined && { top }), ...(sub !== undefined && { sub }) }
}

/** Where the address stands in no menu, the first one is open: a column of closed menus shows nothing. */
export function openFirst(nodes: readonly MenuNode[]): OpenMenus {
  const first = nodes.find(({ kind }) => kind === 'collapse')
  return first ? { top: first.id } : {}
}

export const isOpen = (open: OpenMenus, id: string, top?: string): boolean =>
  top === undefined ? open.top === id : open.top === top && open.sub === id

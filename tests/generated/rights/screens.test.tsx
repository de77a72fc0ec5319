import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '#contract/registry/menu.ts'
import { can } from '#contract/rules/access/can.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { CONFIG_SEEDS } from '#server/seed/config.ts'
import type { MenuConfig } from '#contract/registry/menu.ts'
import { linksOf, shownSections } from '#src/layout/menuModel.ts'
import { ROUTES } from '#src/routes/consoleRoutes.ts'
import { rowOf } from '#src/routeTable.ts'
import { entryTo, mayOpen } from '#src/routes/entryTo.ts'
import { EVERY_ROLE, nameOf, TYPES, typesFor } from './everyRole.ts'

const MENU = CONFIG_SEEDS.find(({ type }) => type === 'menu')?.attrs as MenuConfig

type Item = { id: string; path: string; pages: readonly Page[] }

/** Every item of the menu with all the pages that it and the groups around it name. */
function itemsOf(entries: readonly MenuEntry[], above: readonly Page[] = []): Item[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'divider') return []
    const pages = entry.page ? [...above, entry.page] : above
    const own = entry.kind === 'item' && entry.path ? [{ id: entry.id, path: entry.path, pages }] : []
    return [...own, ...itemsOf(entry.children ?? [], pages)]
  })
}
const ITEMS = MENU.sections.flatMap(({ items }) => itemsOf(items))

const needed = (roles: readonly string[], page: Page | 'anyType', action: Action) =>
  page === 'anyType' ? TYPES.some((type) => can({ roles }, type.page, action)) : can({ roles }, page, action)

/** Whether a path of the menu leads to a screen that these roles may open. */
function isThereFor(roles: readonly string[], path: string): boolean {
  const row = rowOf(path)
  if (!row) return false
  if (!row.needs || row.needs.page === 'type') return true
  return [row.needs.page, ...(row.needs.or ?? [])].some((page) => needed(roles, page, row.needs?.action ?? 'view'))
}

function shownTo(roles: readonly string[]): ReadonlySet<string> {
  const types = typesFor(roles)
  const sections = shownSections({
    menu: MENU,
    types,
    disabled: new Set(),
    may: (page, action) => can({ roles }, page, action),
    product: 'rimba-my',
    hasScreen: (path) => {
      const row = rowOf(path)
      return row !== undefined && mayOpen(row, { extensions: EXTENSIONS, actor: { roles }, types })
    },
  })
  return new Set(sections.flatMap(({ nodes }) => linksOf(nodes)).map(({ id }) => id))
}

describe('every menu item', () => {
  it('is among those that are looked at', () => {
    expect(MENU.sections.length).toBeGreaterThan(4)
    expect(ITEMS.map(({ id }) => id)).toEqual(expect.arrayContaining(['dashboard', 'types', 'roles']))
  })

  it.each(EVERY_ROLE.map((roles) => [nameOf(roles), roles] as const))(
    'shows to %s exactly where it is built and its pages may be viewed',
    (_, roles) => {
      const shown = shownTo(roles)
      const wanted = ITEMS.filter(
        ({ path, pages }) => isThereFor(roles, path) && pages.every((page) => can({ roles }, page, 'view')),
      )
      const types = TYPES.filter(({ page }) => can({ roles }, page, 'view')).map(({ type }) => type)
      expect([...shown].toSorted()).toEqual([...wanted.map(({ id }) => id), ...types].toSorted())
    },
  )
})

describe('every route', () => {
  it.each(EVERY_ROLE.map((roles) => [nameOf(roles), roles] as const))('opens for %s exactly by right', (_, roles) => {
    const visitor = { extensions: EXTENSIONS, actor: { roles }, types: typesFor(roles) }
    const wrong: string[] = []
    for (const row of ROUTES) {
      const asked = row.needs?.page === 'type' ? TYPES : [undefined]
      for (const type of asked) {
        const page = type?.page ?? row.needs?.page
        // A type is known only to those who may view it.
        const isAllowed =
          row.needs === undefined ||
          (page !== undefined &&
            page !== 'type' &&
            [page, ...(row.needs.or ?? [])].some((one) => needed(roles, one, row.needs?.action ?? 'view')) &&
            (!type || needed(roles, type.page, 'view')))
        const entry = entryTo(row, visitor, type?.type)
        if ((entry === 'open') !== isAllowed) wrong.push(`${row.path} ${type?.type ?? ''}: ${entry}`)
        // Refused without a role: /login with the way back; with one: the dashboard, which every role views.
        else if (!isAllowed && entry !== (roles.length === 0 ? 'login' : 'dashboard'))
          wrong.push(`${row.path} ${type?.type ?? ''} leads to ${entry}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

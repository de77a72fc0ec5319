import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { describe, expect, it } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { PAGES } from '#contract/values/access.ts'
import type { Page } from '#contract/values/access.ts'
import { flatten } from '../support/flatten.ts'
import { messages } from '#kit/parts/i18n/en/messages.ts'
import { shippedType } from '../support/shippedType.ts'
import { MENU_SEED } from '#server/seed/menu.ts'
import type { MenuEntry } from '#contract/registry/menu.ts'
import { sectionOfPath } from '#src/layout/sectionOfPath.ts'
import { entryTo, mayOpen } from '#src/routes/entryTo.ts'
import { ROUTES } from '#src/routes/consoleRoutes.ts'
import { rowAt } from '#src/routeTable.ts'

/** The specification's section 2, row by row: an address, the page of the role table, the action it needs. */
const SPECIFIED: readonly (readonly [address: string, page: Page | 'type' | 'anyType' | undefined, action?: string])[] =
  [
    ['/apps/p/dashboards/project', 'dashboard'],
    ['/apps/p/globalSearch', 'anyType'],
    ['/apps/p/globalSearch/list', 'anyType'],
    ['/apps/p/storefront', 'cp_storefront'],
    ['/apps/p/storefront/s1', 'cp_storefront'],
    ['/apps/p/storefront/calendar', 'cp_storefront'],
    ['/apps/storefront/calendar', 'cp_storefront'],
    ['/apps/p/collection', 'cp_storefront'],
    ['/apps/p/collection/s1', 'cp_storefront'],
    ['/apps/p/collection/calendar', 'cp_storefront'],
    ['/apps/p/Container', 'cp_storefront'],
    ['/apps/p/Container/s1', 'cp_storefront'],
    ['/apps/p/policy', 'cp_policymgmt'],
    ['/apps/p/attributes/product', 'cp_policymgmt'],
    ['/apps/globalAttributes', 'cp_policymgmt'],
    ['/apps/attributes/device', 'cp_policymgmt'],
    ['/apps/p/config/list', 'cp_appconfig'],
    ['/apps/p/config/add', 'cp_appconfig', 'create'],
    ['/apps/p/config/17', 'cp_appconfig'],
    ['/apps/ip/list', 'cp_ipconfig'],
    ['/apps/ip/add', 'cp_ipconfig', 'create'],
    ['/apps/ip/edit/10.0.0.1', 'cp_ipconfig'],
    ['/apps/p/vod/movie', 'type'],
    ['/apps/p/vod/movie/add', 'type', 'create'],
    ['/apps/p/vod/movie/m1', 'type'],
    ['/apps/p/assets/image', 'type'],
    ['/apps/p/assets/image/add', 'type', 'create'],
    ['/apps/p/assets/image/a1', 'type'],
    ['/apps/p/live/channel', 'type'],
    ['/apps/p/live/channel/add', 'type', 'create'],
    ['/apps/p/live/channel/c1', 'type'],
    ['/apps/p/live/channel/linear/add', 'type', 'create'],
    ['/apps/p/live/channel/linear/c1', 'type'],
    ['/apps/live/virtuallivechannel', 'type'],
    ['/apps/p/live/virtuallivechannel/add', 'type', 'create'],
    ['/apps/p/live/virtuallivechannel/schedule/draft/c1', 'cp_vll'],
    ['/apps/p/live/epg', 'epg'],
    ['/apps/p/live/program', 'type'],
    ['/apps/p/live/program/add', 'type', 'create'],
    ['/apps/p/live/program/p1', 'type'],
    ['/apps/p/ad/tag', 'cp_adconfig'],
    ['/apps/p/ad/tag/add', 'cp_adconfig', 'create'],
    ['/apps/p/ad/tag/t1', 'cp_adconfig'],
    ['/apps/p/ad/attribute', 'cp_adconfig'],
    ['/apps/p/ad/attribute/add', 'cp_adconfig', 'create'],
    ['/apps/p/ad/attribute/a1', 'cp_adconfig'],
    ['/apps/notification', 'cp_notification'],
    ['/apps/p/syndication/feed', 'type'],
    ['/apps/p/syndication/feed/f1', 'type'],
    ['/apps/p/videoeditor', 'cp_mediaoperations'],
    ['/pages/profile', undefined],
    ['/login', undefined],
    ['/pages/errors/error-404', undefined],
    ['/pages/errors/error-500', undefined],
    ['/pages/roles', 'cp_appconfig'],
  ]

const TITLES: Readonly<Record<string, string>> = {
  '/apps/p/live/epg': 'EPG',
}

const words = flatten(messages)
const TYPES = PAGES.map((page) => ({ type: `on_${page}`, page }))
const visitor = (roles: readonly string[]) => ({ actor: { roles }, types: TYPES, extensions: EXTENSIONS })

it('the notifications stand in the menu under Home, not behind the bell alone', () => {
  const home = MENU_SEED.sections.find(({ id }) => id === 'dashboard')
  expect(home?.items.map((entry) => entry.kind === 'item' && entry.path)).toEqual([
    'dashboards/project',
    'notification',
  ])
  expect(sectionOfPath('notification')).toBe('dashboard')
})

describe('every route of the specification', () => {
  const asked = SPECIFIED.map(([address, page, action = 'view']) => ({ address, page, action }))
  it.each(asked)('$address asks $page before it shows anything', ({ address, page, action }) => {
    const needs = rowAt(address)?.row.needs
    expect(rowAt(address)).toBeDefined()
    expect([needs?.page, needs?.action]).toEqual(page ? [page, action] : [undefined, undefined])
  })
  it('is there without the product too, and is the same one', () => {
    for (const [address] of SPECIFIED.filter(([one]) => one.startsWith('/apps/p/')))
      expect(rowAt(address.replace('/apps/p/', '/apps/'))?.row).toBe(rowAt(address)?.row)
  })
  it.each(Object.entries(TITLES))('%s is called "%s"', (address, title) => {
    expect(words.get(rowAt(address)?.row.title ?? '')).toBe(title)
  })
  it('calls virtual channels as the specification does', () => {
    const { labels, area } = shippedType('virtuallivechannel')
    expect([labels.many.en, words.get('list.newItem')?.replace('%{type}', labels.one.en), area]).toEqual([
      ...['Virtual Channels', 'New Virtual Channel', 'live'],
    ])
  })
  it('has words for its title', () => {
    const keys = ROUTES.flatMap(({ title }) => title ?? [])
    expect(keys.filter((key) => !words.has(key))).toEqual([])
  })
  it('stands in the table once', () => {
    const paths = ROUTES.map(({ path }) => path)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })
  it('is the only kind there is: other addresses have no row', () => {
    for (const address of ['/apps/p/nothing', '/apps/p/vod', '/apps', '/pages/other', '/apps/p/syndication/feed/a/b'])
      expect(rowAt(address)?.row.path).toBeUndefined()
    expect(rowAt('/apps/p/syndication/feed/add')?.row.path, 'syndication has no add screen').toBe(
      'syndication/:resourceType/:contentId',
    )
  })
})

describe('the guard', () => {
  it('opens a route to exactly the roles of the table', () => {
    for (const row of ROUTES) {
      for (const role of ROLE_NAMES) {
        for (const { type, page } of TYPES) {
          const asked = row.needs && (row.needs.page === 'type' ? page : row.needs.page)
          const pages = asked === 'anyType' ? PAGES : asked ? [asked, ...(row.needs?.or ?? [])] : []
          const may = !row.needs || pages.some((one) => can({ roles: [role] }, one, row.needs?.action ?? 'view'))
          expect([row.path, role, mayOpen(row, visitor([role]), type)]).toEqual([row.path, role, may])
        }
      }
    }
  })
  it('opens the publication calendar to who lays out storefronts and to who schedules, not to who has neither', () => {
    const calendar = ROUTES.find(({ path }) => path === 'calendar')
    const films = [{ type: 'movie', page: 'cp_datastore' as const }]
    const opens = (role: string) => calendar && mayOpen(calendar, { ...visitor([role]), types: films })
    expect(['storefront_user', 'vll_admin', 'l2v_admin'].map(opens)).toEqual([true, true, false])
  })
  it('asks an import for create and update, in every area with lists of titles', () => {
    for (const area of ['vod', 'live', 'assets', 'syndication'])
      expect(rowAt(`/apps/p/${area}/feed/import`)?.row.needs).toEqual({
        page: 'type',
        action: 'create',
        also: ['update'],
      })
    const both = { needs: { page: 'type', action: 'create', also: ['publish'] } } as const
    expect(mayOpen(both, visitor(['creator']), 'on_cp_datastore')).toBe(false)
    expect(mayOpen(both, visitor(['approver']), 'on_cp_datastore')).toBe(true)
  })
  it('sends the role-less to /login, others to the dashboard, and nobody away from an open page', () => {
    const movies = rowAt('/apps/p/vod/on_cp_datastore')?.row
    const profile = rowAt('/pages/profile')?.row
    if (!movies || !profile) throw new Error('the table lacks a row')
    const entry = (roles: string[], row = movies) => entryTo(row, visitor(roles), 'on_cp_datastore')
    expect(entry([])).toBe('login')
    expect(entry(['nonesuch'])).toBe('dashboard')
    expect(entry(['live_content_user'])).toBe('dashboard')
    expect(entry(['content_user'])).toBe('open')
    expect(entry([], profile)).toBe('open')
  })
  it('calls a type unknown only to those who would know it', () => {
    const movies = rowAt('/apps/p/vod/x')?.row
    if (!movies) throw new Error('the table lacks a row')
    expect(entryTo(movies, visitor(['operations_super_admin']), 'nonesuch')).toBe('unknown')
    expect(entryTo(movies, visitor(['live_content_user']), 'nonesuch')).toBe('dashboard')
  })
  it('never sends anybody from the dashboard to the dashboard', () => {
    const row = ROUTES.find(({ path }) => path === 'dashboards/project')
    for (const roles of [[], ['nonesuch'], ...ROLE_NAMES.map((role) => [role])])
      expect(row && entryTo(row, visitor(roles))).toBe('open')
  })
})

describe('the seeded menu', () => {
  const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...(entry.kind === 'divider' ? [] : leaves(entry.children ?? []))])
  const items = MENU_SEED.sections.flatMap((section) => leaves(section.items))

  it('leads nowhere but to routes of the table, with the page that guards them', () => {
    for (const item of items) {
      if (item.kind !== 'item') continue
      const row = ROUTES.find(({ path }) => path === item.path)
      expect([item.id, row?.path]).toEqual([item.id, item.path])
      if (item.page) expect([item.id, row?.needs?.page]).toEqual([item.id, item.page])
    }
  })
  it('names every section and item once', () => {
    const ids = items.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(MENU_SEED.sections.map(({ id }) => id)).toEqual([
      'dashboard',
      'datastore',
      'store_front',
      'settings',
      'app_configuration',
      'ad_config',
      'videoeditor',
    ])
  })
})

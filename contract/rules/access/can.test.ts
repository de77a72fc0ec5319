import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTIONS, PAGES, type Action, type Page } from '#contract/values/access.ts'
import { can, permissionsOf, rolesThatMay } from './can.ts'
import { mayEnter } from './mayEnter.ts'
import { ROLE_NAMES, type RoleName } from './roles.ts'

const as = (...roles: string[]) => ({ roles })
const actionsOn = (role: string, page: Page) => [...(permissionsOf(as(role))[page] ?? [])]
const full = ['view', 'create', 'update', 'delete', 'purge', 'archive', 'publish', 'unpublish', 'force-unlock']
const mopsOnly: Action[] = ['add', 'enable', 'disable', 'shutdown']
const content: Page[] = PAGES.filter(
  (page) => !page.startsWith('mops') && !['dashboard', 'cp_appconfig', 'cp_ipconfig', 'cp_adconfig'].includes(page),
)
const mops: Page[] = PAGES.filter((page) => page.startsWith('mops'))
const configuration: Page[] = ['cp_appconfig', 'cp_ipconfig', 'cp_adconfig']
const roles = fc.subarray([...ROLE_NAMES])
const page = fc.constantFrom(...PAGES)
const action = fc.constantFrom(...ACTIONS)

describe('the role table', () => {
  test('has 34 roles, the default included, over 19 pages', () => {
    expect(ROLE_NAMES).toHaveLength(34)
    expect(PAGES).toHaveLength(19)
    expect(content).toHaveLength(10)
  })

  test.each(['sales_super_admin', 'operations_super_admin'])('%s is full on all pages', (role) => {
    for (const each of PAGES)
      expect(actionsOn(role, each)).toEqual(mops.includes(each) ? expect.arrayContaining([...full, ...mopsOnly]) : full)
  })

  test('service_admin only views app configuration, ad configuration, policies and notifications', () => {
    for (const each of PAGES) {
      const viewed = ['cp_appconfig', 'cp_adconfig', 'cp_policymgmt', 'cp_notification'].includes(each)
      if (viewed) expect(actionsOn('service_admin', each)).toEqual(['view'])
      else expect(actionsOn('service_admin', each)).toEqual(expect.arrayContaining(full))
    }
    expect(can(as('service_admin'), 'mops_encoding', 'shutdown')).toBe(true)
  })

  test('operations_admin is full but views and updates the mops service only', () => {
    expect(actionsOn('operations_admin', 'mops_service')).toEqual(['view', 'update'])
    expect(can(as('operations_admin'), 'mops_deliverer', 'shutdown')).toBe(true)
    expect(actionsOn('operations_admin', 'cp_ipconfig')).toEqual(full)
  })

  test('mops_super_admin is full on content, views the mops service and reaches no configuration', () => {
    for (const each of content) expect(actionsOn('mops_super_admin', each)).toEqual(full)
    for (const each of configuration) expect(actionsOn('mops_super_admin', each)).toEqual([])
    expect(actionsOn('mops_super_admin', 'mops_service')).toEqual(['view'])
    expect(actionsOn('mops_super_admin', 'mops_encoding')).toEqual([])
  })

  test('mops_admin is full on content, adds, views and updates on mops pages and reaches no configuration', () => {
    for (const each of content) expect(actionsOn('mops_admin', each)).toEqual(full)
    for (const each of configuration) expect(actionsOn('mops_admin', each)).toEqual([])
    for (const each of mops) expect(actionsOn('mops_admin', each)).toEqual(['view', 'update', 'add'])
  })

  test.each(['sales_user', 'content_admin'])('%s is full on content, views mops pages, no configuration', (role) => {
    for (const each of content) expect(actionsOn(role, each)).toEqual(full)
    for (const each of mops) expect(actionsOn(role, each)).toEqual(['view'])
    for (const each of configuration) expect(actionsOn(role, each)).toEqual([])
    expect(actionsOn(role, 'dashboard')).toEqual(['view'])
  })

  test.each(['firstlight_executive', 'customer_executive', 'content_user', 'operations_user', 'mops_user'])(
    '%s views all pages and changes the dashboard alone',
    (role) => {
      for (const each of PAGES)
        expect(actionsOn(role, each)).toEqual(each === 'dashboard' ? ['view', 'create', 'update', 'delete'] : ['view'])
    },
  )

  test('creator creates and updates without deleting or publishing', () => {
    for (const each of content) expect(actionsOn('creator', each)).toEqual(['view', 'create', 'update'])
    const added = mops.filter((each) => each !== 'mops_assetmgmt')
    for (const each of added) expect(actionsOn('creator', each)).toEqual(['add'])
    expect(actionsOn('creator', 'mops_assetmgmt')).toEqual([])
  })

  test('approver is a creator who publishes, unpublishes and enables', () => {
    for (const each of content)
      expect(actionsOn('approver', each)).toEqual(['view', 'create', 'update', 'publish', 'unpublish'])
    expect(actionsOn('approver', 'mops_service')).toEqual(['add', 'enable'])
  })

  test.each<[RoleName, Page, string[]]>([
    ['vod_content_user', 'cp_datastore', ['view']],
    ['vod_content_admin', 'cp_datastore', full],
    ['live_content_user', 'cp_live', ['view']],
    ['live_content_admin', 'cp_live', full],
    ['l2v_admin', 'epg', full],
    ['storefront_user', 'cp_storefront', ['view']],
    ['storefront_admin', 'cp_storefront', full],
    ['ad_admin', 'cp_adconfig', full],
    ['appconfig_admin', 'cp_appconfig', full],
    ['policy_admin', 'cp_policymgmt', full],
    ['ipconfig_admin', 'cp_ipconfig', full],
    ['asset_user', 'cp_cmsstore', ['view']],
    ['asset_admin', 'cp_cmsstore', full],
    ['syndication_user', 'cp_syndication', ['view']],
    ['syndication_admin', 'cp_syndication', full],
    ['storefront_super_editor', 'cp_storefront', ['view', 'force-unlock']],
  ])('%s reaches %s and the dashboard only', (role, own, actions) => {
    expect(permissionsOf(as(role))).toEqual({ dashboard: ['view'], [own]: actions })
  })

  test('vll_admin is full on live and virtual channels and views, updates, publishes the datastore', () => {
    expect(permissionsOf(as('vll_admin'))).toEqual({
      dashboard: ['view'],
      cp_live: full,
      cp_vll: full,
      cp_datastore: ['view', 'update', 'publish'],
    })
  })

  test('datastore_super_editor views and force-unlocks on four pages', () => {
    const forced = ['view', 'force-unlock']
    expect(permissionsOf(as('datastore_super_editor'))).toEqual({
      dashboard: ['view'],
      cp_live: forced,
      cp_syndication: forced,
      cp_cmsstore: forced,
      cp_datastore: forced,
    })
  })

  test('no action of the mops pages is granted on any other page', () => {
    for (const role of ROLE_NAMES)
      for (const each of PAGES.filter((name) => !mops.includes(name)))
        for (const one of mopsOnly) expect(can(as(role), each, one), `${role} ${each} ${one}`).toBe(false)
  })
})

describe('may an actor do something', () => {
  test('without a role, only the dashboard is viewed', () => {
    expect(permissionsOf(as())).toEqual({ dashboard: ['view'] })
  })

  test.each(['constructor', '__proto__', 'toString', 'OPERATIONS_SUPER_ADMIN', 'default-roles-marquee'])(
    'the unknown role %s grants the default table and takes nothing away',
    (role) => {
      expect(permissionsOf(as(role))).toEqual({ dashboard: ['view'] })
      expect(permissionsOf(as(role, 'ad_admin'))).toEqual(permissionsOf(as('ad_admin')))
    },
  )

  test('a union of roles never takes away', () => {
    fc.assert(
      fc.property(roles, roles, page, action, (some, others, on, what) => {
        const apart = can(as(...some), on, what) || can(as(...others), on, what)
        if (apart) expect(can(as(...some, ...others), on, what)).toBe(true)
      }),
    )
  })

  test('a union of roles adds nothing that none of them has', () => {
    fc.assert(
      fc.property(fc.subarray([...ROLE_NAMES], { minLength: 1 }), page, action, (some, on, what) => {
        expect(can(as(...some), on, what)).toBe(some.some((role) => can(as(role), on, what)))
      }),
    )
  })

  test('every role views the dashboard', () => {
    for (const role of ROLE_NAMES) expect(can(as(role), 'dashboard', 'view')).toBe(true)
  })

  test('the roles that may are those whose own table says so', () => {
    fc.assert(
      fc.property(page, action, (on, what) => {
        expect(rolesThatMay(on, what)).toEqual(ROLE_NAMES.filter((role) => can(as(role), on, what)))
      }),
    )
  })
})

describe('entering a route', () => {
  test('an unrestricted route is open to everyone', () => {
    expect(mayEnter(undefined, as())).toBe(true)
    expect(mayEnter(undefined, as('creator'))).toBe(true)
  })

  test('an empty list is open only to a user without roles', () => {
    expect(mayEnter([], as())).toBe(true)
    expect(mayEnter([], as('operations_super_admin'))).toBe(false)
    expect(mayEnter([], as('unknown'))).toBe(false)
  })

  test('the permitted roles must intersect those of the user', () => {
    expect(mayEnter(['creator', 'approver'], as('ad_admin', 'approver'))).toBe(true)
    expect(mayEnter(['creator'], as('ad_admin'))).toBe(false)
    expect(mayEnter(['creator'], as())).toBe(false)
  })

  test('a route guarded by viewing the dashboard is open to a user without roles', () => {
    expect(mayEnter(rolesThatMay('dashboard', 'view'), as())).toBe(true)
    expect(mayEnter(rolesThatMay('cp_datastore', 'view'), as())).toBe(false)
  })
})

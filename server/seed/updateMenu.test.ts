import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MenuConfig, MenuEntry } from '#contract/registry/menu.ts'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { CONFIG_KIND } from '../stores/configStore.ts'
import { CONFIG_SEEDS } from './config.ts'
import { MENU_SEED } from './menu.ts'
import { seedDatabase } from './seedDatabase.ts'
import { updateMenu } from './updateMenu.ts'

const without = (menu: MenuConfig, id: string): MenuConfig => ({
  sections: menu.sections.map((section) => ({ ...section, items: section.items.filter((item) => item.id !== id) })),
})
const BEFORE = without(MENU_SEED, 'notification')
const page: MenuEntry = {
  id: 'recordings',
  kind: 'item',
  label: { en: 'R', zh: 'R', ms: 'R', ta: 'R' },
  path: 'live/r',
}
/** A later version that has built in one more page. */
const LATER: MenuConfig = {
  sections: MENU_SEED.sections.map((section) =>
    section.id === 'datastore' ? { ...section, items: [...section.items, page] } : section,
  ),
}

let server: TestServer
const stored = async () => {
  const [menu] = await server.services.config.read({ app: ['console'], type: ['menu'] })
  if (!menu) throw new Error('there is no menu')
  return menu
}
const idsIn = async (section: string) =>
  ((await stored()).attrs as MenuConfig).sections.find(({ id }) => id === section)?.items.map(({ id }) => id)

/** What a customer saves: the menu as it stands, changed. */
async function save(change: (menu: MenuConfig) => MenuConfig, verb: 'publish' | 'saveDraft' = 'publish') {
  const { documents } = server.services
  const { id } = await stored()
  const sender = aSender({ actor: anActor({ roles: ['operations_super_admin'] }) })
  const facts = (await documents.factsOf(sender, CONFIG_KIND, [id])).get(id)
  const payload = facts?.draft?.payload ?? facts?.published?.payload
  const next = { payload: { ...payload, attrs: change(payload?.attrs as MenuConfig) }, schema: 1 }
  await documents.write({ ...sender, ifMatch: facts?.rev }, CONFIG_KIND, id, () => ({ verb, next }))
}

beforeAll(async () => {
  // An installation from before the page of notifications.
  const seeds = CONFIG_SEEDS.map((seed) => (seed.type === 'menu' ? { ...seed, attrs: BEFORE } : seed))
  server = await startTestServer({ seed: ({ config }) => config.seed(seeds, []) })
})
afterAll(() => server.close())

describe('the menu of an installation that an upgrade finds', () => {
  it('gets what is built in since, beside what the customer changed, at the first start alone', async () => {
    await save((menu) => ({ sections: menu.sections.filter(({ id }) => id !== 'ad_config') }))
    expect(await idsIn('dashboard')).toEqual(['dashboard'])

    await seedDatabase(server.services, 'empty')
    expect(await idsIn('dashboard')).toEqual(['dashboard', 'notification'])
    expect(await idsIn('ad_config')).toBeUndefined()
    const { key } = await stored()
    await seedDatabase(server.services, 'empty')
    expect((await stored()).key).toBe(key)
  })

  it('does not get back what was removed from it, and gets each later page once', async () => {
    await save((menu) => without(menu, 'notification'))
    expect(await updateMenu(server.services)).toEqual([])
    expect(await idsIn('dashboard')).toEqual(['dashboard'])

    const both = await Promise.all([updateMenu(server.services, LATER), updateMenu(server.services, LATER)])
    expect(both.flat()).toEqual(['recordings'])
    expect((await idsIn('datastore'))?.at(-1)).toBe('recordings')
    await save((menu) => without(menu, 'recordings'))
    expect(await updateMenu(server.services, LATER)).toEqual([])
  })

  it('waits for the draft that somebody has of it', async () => {
    const next: MenuConfig = { sections: [...LATER.sections, { ...page, id: 'more', icon: '', items: [page] }] }
    const withNew = {
      sections: [...next.sections, { id: 'new', label: page.label, icon: '', items: [{ ...page, id: 'n' }] }],
    }
    await save((menu) => ({ sections: menu.sections.slice(0, 2) }), 'saveDraft')
    expect(await updateMenu(server.services, withNew)).toEqual([])
    await save((menu) => menu)
    expect(await updateMenu(server.services, withNew)).toEqual(['new', 'n'])
    expect(((await stored()).attrs as MenuConfig).sections.map(({ id }) => id)).toEqual([
      'dashboard',
      'datastore',
      'new',
    ])
  })

  it('says in its history that the system did it', async () => {
    const { id } = await stored()
    const admin = await server.signInAs('operations_super_admin')
    const audit = await admin.send({ url: `/api/audit/config/${id}` })
    const { data } = audit.json<{ data: { changed_by: string }[] }>()
    expect(data.map(({ changed_by }) => changed_by)).toContain('system')
  })

  it('makes nobody of the people of the system', async () => {
    const admin = await server.signInAs({ roles: ['content_admin'], products: ['admin'], name: 'Sue' })
    const { data } = (await admin.send({ url: '/api/user/people' })).json<{ data: { uid: string; name: string }[] }>()
    expect(data.map(({ name }) => name)).toContain('Sue')
    expect(data.map(({ uid }) => uid)).not.toContain('system')
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { writeStatic } from '#scripts/console/writeStatic.ts'
import { root } from '#scripts/machine/root.ts'
import type { Deviation } from '../foreign/deviations.ts'
import { lostAnswer, storm } from '../foreign/deviations.ts'
import { CONFIGURED_TYPES } from '../foreign/openAgainst.ts'
import { openReferenceService, PEOPLE_BASE, PLATFORM_BASE } from '../foreign/referenceService.ts'
import { oursIn } from '../foreign/requestNotes.ts'
import { freePort, openStaticSite } from '../foreign/staticSite.ts'
import { openTestIdentity } from '../support/testIdentity.ts'
import { expectNoTrouble, watched } from './support/person.ts'

/** A static console at one origin, the service of the specification at another, and the identity provider at the first. */
async function openPlatform(deviations: readonly Deviation[] = []) {
  const [site, host] = [await freePort(), '127.0.0.1']
  const origin = `http://${host}:${site}`
  const identity = await openTestIdentity({ settings: { publicUrl: origin } })
  const service = await openReferenceService({ identity, consoleOrigin: origin, deviations })
  const platform = await service.app.listen({ host, port: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'marquee-static-'))
  const { issuer, clientId, audience } = identity.boot
  const bases = { default: platform + PLATFORM_BASE, user: platform + PEOPLE_BASE, audit: platform + PEOPLE_BASE }
  const configuration = { issuer, clientId, audience, bases, types: CONFIGURED_TYPES }
  writeStatic(join(root, 'dist', 'console'), join(folder, 'site'), JSON.stringify(configuration))
  const web = await openStaticSite(join(folder, 'site'), identity, platform)
  await web.listen({ host, port: site })
  return {
    origin,
    service,
    close: async () => {
      identity.close()
      await web.close()
      await service.app.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await passSignIn(page)
}

async function passSignIn(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('admin')
  await page.locator('input[name=password]').fill('marquee')
  await page.locator('button[type=submit]').first().click()
}

test('an editor works on a platform of the specification by a console on a plain web server, and nothing of ours is asked for', async ({
  browser,
}) => {
  const { origin, service, close } = await openPlatform()
  const page = watched(await (await browser.newContext()).newPage())

  await test.step('signs in and sees the dashboard of what the platform counts', async () => {
    await signIn(page, origin)
    await expect(page.getByRole('link', { name: '3 Movies' })).toBeVisible()
    await expect(page.getByText('Night Ferry')).toBeVisible()
  })

  await test.step('finds a film in its list and edits it under the lock of the platform', async () => {
    await page.goto(`${origin}/apps/rimba-my/vod/movie`)
    await page.getByRole('link', { name: 'Alpha Station' }).click()
    const name = page.getByRole('textbox', { name: 'English' }).first()
    await name.fill('Alpha Station Two')
    await expect(page.getByText('This service does not compare revisions.')).toBeVisible()
    await expect.poll(() => service.platform.locks.size).toBe(1)
  })

  await test.step('saves and publishes it', async () => {
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await expect(page.getByText('Movie updated sucessfully!')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).first().click()
    await expect(page.getByText('V1 - published').first()).toBeVisible()
    await expect.poll(() => service.platform.locks.size).toBe(0)
  })

  await test.step('finds it by the search, and looks at jobs, profile and settings', async () => {
    await page.goto(`${origin}/apps/rimba-my/globalSearch/list?term=Station`)
    await expect(page.getByText('Alpha Station Two').first()).toBeVisible()
    await page.goto(`${origin}/apps/notification`)
    await expect(page.getByText('No job yet')).toBeVisible()
    await page.goto(`${origin}/pages/profile`)
    await expect(page.getByText('Preferences')).toBeVisible()
  })

  expect(oursIn(service.requests)).toEqual([])
  expectNoTrouble(page)
  await close()
})

/** What a service meets while a walk is under way: one deviation at a time. */
function changing() {
  let present: Deviation = {}
  const deviation: Deviation = {
    before: (...request) => present.before?.(...request) ?? Promise.resolve(false),
    after: (request, reply, answer) => present.after?.(request, reply, answer) ?? answer,
  }
  return { deviation, meets: (next: Deviation) => void (present = next) }
}

test('what an editor types outlives refused tokens, failures and lost answers of the platform', async ({ browser }) => {
  const { deviation, meets } = changing()
  const { origin, service, close } = await openPlatform([deviation])
  const page = await (await browser.newContext()).newPage()
  const film = service.platform.titles.find((title) => JSON.stringify(title).includes('Alpha Station'))
  const TITLES = '/content/urn/'
  const name = page.getByRole('textbox', { name: 'English' }).first()
  const save = page.getByRole('button', { name: /^Save/ }).first()
  const stored = () => JSON.stringify(film?.versions.at(-1)?.payload.lon)

  await test.step('a token that is refused once is renewed, and the save goes through', async () => {
    await signIn(page, `${origin}/apps/rimba-my/vod/movie/${film?.id}`)
    await name.fill('Alpha One')
    meets(storm(401, 1, TITLES))
    await save.click()
    await expect.poll(stored).toContain('Alpha One')
  })

  await test.step('a failing service is told of once, keeps the text, and takes it once it is well again', async () => {
    await name.fill('Alpha Two')
    meets(storm(500, 2, TITLES))
    await save.click()
    await expect(page.getByText('Try later.')).toHaveCount(1)
    await expect(name).toHaveValue('Alpha Two')
    meets({})
    await save.click()
    await expect.poll(stored).toContain('Alpha Two')
  })

  await test.step('a save whose answer was lost finishes by itself', async () => {
    await name.fill('Alpha Three')
    meets(lostAnswer(1, TITLES, 'PUT'))
    await save.click()
    await expect(page.getByText('Movie updated sucessfully!').first()).toBeVisible()
    await expect(save).toBeDisabled()
    await expect.poll(stored).toContain('Alpha Three')
  })

  await test.step('a token that is refused for good leads to the sign-in, after which the text is offered', async () => {
    await name.fill('Alpha Four')
    meets(storm(401, Infinity, TITLES))
    await page.keyboard.press('Control+s')
    await expect(page.locator('input[name=username]')).toBeVisible()
    meets({})
    await passSignIn(page)
    await expect(page.getByText(/^Invalid access_token: you were signed out/)).toBeVisible()
    await page.goto(`${origin}/apps/rimba-my/vod/movie/${film?.id}`)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(name).toHaveValue('Alpha Four')
  })

  expect(oursIn(service.requests)).toEqual([])
  await close()
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { writeStatic } from '#scripts/console/writeStatic.ts'
import { root } from '#scripts/machine/root.ts'
import { CONFIGURED_TYPES } from '../foreign/openAgainst.ts'
import { openReferenceService, PEOPLE_BASE, PLATFORM_BASE } from '../foreign/referenceService.ts'
import { oursIn } from '../foreign/requestNotes.ts'
import { freePort, openStaticSite } from '../foreign/staticSite.ts'
import { openTestIdentity } from '../support/testIdentity.ts'
import { expectNoTrouble, watched } from './support/person.ts'

/** A static console at one origin, the service of the specification at another, and the identity provider at the first. */
async function openPlatform() {
  const [site, host] = [await freePort(), '127.0.0.1']
  const origin = `http://${host}:${site}`
  const identity = await openTestIdentity({ settings: { publicUrl: origin } })
  const service = await openReferenceService({ identity, consoleOrigin: origin })
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
    expect(service.platform.locks.size).toBe(1)
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

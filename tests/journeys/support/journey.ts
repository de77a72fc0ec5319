import { test as base } from '@playwright/test'
import { isFullRun } from '../../support/fullRun.ts'
import { startOwnServer } from './ownServer.ts'

/**
 * A walk against its worker's own server, whose data and users no other worker meets. Its browsers are closed when it
 * ends, passed or failed: pages that stayed open would go on holding locks and asking the server.
 */
export const test = base.extend<{ closing: void }, { serverUrl: string }>({
  serverUrl: [
    async ({}, use) => {
      const server = await startOwnServer()
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
  closing: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})

/** A walk that only `test:full` makes: tests of pages or of the server, and what other walks pass through, hold it too. */
export const inFullRun = isFullRun ? test : test.skip

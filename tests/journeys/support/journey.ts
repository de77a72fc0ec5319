import { test as base } from '@playwright/test'

/**
 * A walk whose browsers are closed when it ends, passed or failed: pages that stayed open would go on holding locks and
 * asking the server that all walks share.
 */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})

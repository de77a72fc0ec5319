import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/machine/browser.ts'

const setUp = './tests/journeys/support/globalSetup.ts'

/** Journeys run one after the other in the machine's own browser, against the server that the set-up starts. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  globalSetup: existsSync(setUp) ? setUp : undefined,
  workers: 1,
  // Machines pause; what passes at the second try only is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // Bounds for what never comes, on machines with little time to spare as well.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    /** Set by the set-up once it knows the server's port. */
    baseURL: process.env.JOURNEY_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Singapore',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    actionTimeout: 45_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

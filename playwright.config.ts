import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findJourneyBrowser } from './scripts/machine/browser.ts'

const setUp = './tests/journeys/support/globalSetup.ts'

/** A worker, its browser and its server take about two gigabytes at most. */
const WORKERS = totalmem() > 12 * 1024 ** 3 ? 3 : 2

/** Workers walk the journeys in the machine's own browser, each against a server of its own (`support/journey.ts`). */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  globalSetup: existsSync(setUp) ? setUp : undefined,
  workers: WORKERS,
  // Machines pause; what passes at the second try only is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // Bounds for what never comes, on machines with little time to spare as well.
  timeout: 480_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Singapore',
    screenshot: 'only-on-failure',
    // Recording costs as much as walking: the second try is recorded.
    trace: 'on-first-retry',
    actionTimeout: 90_000,
    // Nobody here waits for what fades in.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findJourneyBrowser(),
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

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { patience } from './tests/support/patience.ts'

/** react-admin and the tests must mean the same router, or lists would keep their state in another address. */
const oneRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)),
}))

/** Setting and clearing one kind of timer. */
const timersOf = <Kind extends 'Timeout' | 'Interval'>(kind: Kind) => [`set${kind}`, `clear${kind}`] as const

const runSetup = 'tests/support/runSetup.ts'

/** Node tests are `*.test.ts`, tests that need a page or Vite are `*.test.tsx`: the ending chooses the environment. */
export default defineConfig({
  test: {
    // Nothing is mocked: a worker keeps its modules, database and page from file to file. Shuffle (`--sequence.shuffle.files`)
    // tells whether one file leans on another.
    isolate: false,
    // Drawing pages makes much that dies young: room for it spares a tenth of the processors' time.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['tests/support/draws.ts'],
    // Bounds for what hangs, not for what is slow: machines with little time to spare pass too.
    testTimeout: 180_000 * patience,
    hookTimeout: 300_000 * patience,
    expect: { poll: { timeout: 60_000 * patience } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Node reads the modules itself, as it does for the server: nothing is transformed beforehand.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // One project after the other: a worker that changes between them begins anew each time.
          sequence: { groupOrder: 0 },
          globalSetup: [runSetup],
          include: ['{contract,dataProvider,authProvider,kit,resources,custom,src,server,tests,scripts}/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/bench/**'],
        },
      },
      {
        extends: true,
        resolve: { alias: oneRouter },
        test: {
          name: 'page',
          environment: 'jsdom',
          sequence: { groupOrder: 1 },
          // The page's database writes on by setImmediate: whoever stops it would stop that of all later files.
          fakeTimers: { toFake: ['Date', 'performance', ...timersOf('Timeout'), ...timersOf('Interval')] },
          globalSetup: [runSetup],
          setupFiles: ['tests/support/page.ts'],
          include: ['{authProvider,dataProvider,kit,resources,custom,src,tests}/**/*.test.tsx'],
          exclude: ['tests/journeys/**'],
        },
      },
    ],
  },
})

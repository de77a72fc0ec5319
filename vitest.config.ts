import { defineConfig } from 'vitest/config'

/** Node tests are `*.test.ts`, tests that need a page are `*.test.tsx`: the ending chooses the environment. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,dataProvider,authProvider,kit,resources,custom,src,server,tests,scripts}/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/bench/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          setupFiles: ['tests/support/page.ts'],
          include: ['{authProvider,dataProvider,kit,resources,custom,src,tests}/**/*.test.tsx'],
          exclude: ['tests/journeys/**'],
        },
      },
    ],
  },
})

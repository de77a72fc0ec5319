import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotliFiles } from './scripts/console/brotliFiles.ts'
import { callRoutes } from './scripts/console/callRoutes.ts'
import { leanPackages } from './scripts/console/leanPackages.ts'
import { withoutSchemas } from './scripts/console/withoutSchemas.ts'
import { sharedBy } from './scripts/console/sharedBy.ts'
import { plainWords } from './scripts/console/plainWords.ts'

/** The page's own host goes along: the identity provider makes its addresses from it. */
const behind = { target: 'http://127.0.0.1:4600', changeOrigin: false }

const DASHBOARD = resolve(import.meta.dirname, 'custom/dashboard/Page.tsx')
const LIST = resolve(import.meta.dirname, 'resources/list/ContentList.tsx')

export default defineConfig({
  plugins: [react(), leanPackages(), callRoutes(), withoutSchemas(), plainWords(), brotliFiles()],
  build: {
    outDir: 'dist/console',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    target: 'es2023',
    rolldownOptions: {
      // Node reads the table of routes without files of words (kit/parts/i18n/withWords), which only the console has early.
      onLog: (level, log, report) => {
        if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' || !/pageWords\.ts is dynamically/.test(log.message))
          report(level, log)
      },
      output: {
        // What signs in goes into one file and what is seen at first into another, since each file costs a round trip
        // more (design section 7: four files). What their modules use goes along, and not all that an index of theirs
        // names.
        codeSplitting: {
          includeDependenciesRecursively: true,
          groups: [
            { debugName: 'sign-in', name: 'start', test: /(?:src\/main\.ts|index\.html)$/, priority: 6 },
            { debugName: 'first load', name: 'first', test: /src\/openPage\.tsx$/, priority: 5 },
            { debugName: 'dashboard and lists', name: sharedBy('screens', [DASHBOARD, LIST]), priority: 4 },
            { debugName: 'dashboard', name: 'dashboard', test: (id) => id === DASHBOARD, priority: 3 },
            { debugName: 'lists', name: 'list', test: (id) => id === LIST, priority: 2 },
            { debugName: 'records', name: 'record', test: /\/resources\/definitions\/RecordScreen\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 4601, proxy: { '/api': behind, '/realms': behind } },
})

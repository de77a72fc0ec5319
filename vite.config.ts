import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callRoutes } from './scripts/console/callRoutes.ts'
import { withoutSchemas } from './scripts/console/withoutSchemas.ts'
import { plainWords } from './scripts/console/plainWords.ts'

/** The page's own host goes along: the identity provider makes its addresses from it. */
const behind = { target: 'http://127.0.0.1:4600', changeOrigin: false }

type Graph = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/** A menu item takes one hook from the index of MUI's Select: that would bring Select and every kind of field along. */
const SELECT = /@mui\/material\/esm\/Select\/index\.js$/
const MENU_ITEM = /\/MenuItem\.js$/
const HOOK = /\/SelectFocusSourceContext\.js$/

/**
 * What react-admin's stock parts alone need of its core. The core's one index names it too, and the first load has
 * that index; it comes with the first stock part that an extension draws.
 */
const STOCK =
  /node_modules\/(?:react-hook-form|ra-core\/dist\/(?:form|preferences\/usePreference|controller\/(?:button|input|field)|dataProvider\/(?:useDelete|useMutationWithMutationMode)))/

/**
 * Is the module part of the first load: does the entry reach it without a dynamic import? All of those go into one
 * file, since each file that the first page names costs a round trip more (design section 7: four files).
 */
function isFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (info === null) return false
  const importers = SELECT.test(id) ? info.importers.filter((importer) => !MENU_ITEM.test(importer)) : info.importers
  return info.isEntry || importers.some((importer) => isFirst(importer, graph, seen))
}

export default defineConfig({
  plugins: [react(), callRoutes(), withoutSchemas(), plainWords()],
  build: {
    outDir: 'dist/console',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'stock parts', name: (id) => (STOCK.test(id) ? 'stock' : null), priority: 1 },
            { debugName: 'first load', name: (id, graph) => (HOOK.test(id) || isFirst(id, graph) ? 'first' : null) },
          ],
        },
      },
    },
  },
  server: { port: 4601, proxy: { '/api': behind, '/realms': behind } },
})

import { defineConfig } from 'vite'
import { ownPlaces } from './ownPlaces.ts'

/**
 * The server as one file and what it reads later: its sources are some two thousand modules, and finding, opening and
 * linking each took most of a start. Packages stay where npm put them, but for typebox, which is 679 modules more.
 * Workers and migrations are read from their sources, as are the tools of operators.
 */
export default defineConfig({
  plugins: [ownPlaces()],
  publicDir: false,
  ssr: { noExternal: ['typebox'] },
  build: {
    ssr: 'server/main.ts',
    target: 'esnext',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
})

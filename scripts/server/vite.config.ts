import { defineConfig } from 'vite'
import { ownPlaces } from './ownPlaces.ts'
import { plainLetters } from './plainLetters.ts'

/** What is loaded when it is first needed, or brings files or threads of its own. */
const APART = ['@electric-sql/pglite', 'mediabunny', 'nodemailer', 'oidc-provider', 'pino', 'sharp']

/**
 * The server as one file and what it reads later: its sources are some two thousand modules and its packages as many
 * more, and finding, opening and linking each took most of a start. Comments are left out, names and lines stay, so that
 * a trace can be read. Workers and migrations are read from their sources, as are the tools of operators.
 */
export default defineConfig({
  plugins: [ownPlaces(), plainLetters()],
  publicDir: false,
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: 'server/main.ts',
    target: 'esnext',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js', comments: false } },
  },
})

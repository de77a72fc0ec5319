import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const OUT = 'dist/bench'
const BUDGET = { ratio: 1.15, files: 4 }
const PAGE = /\.(js|css)$/

type FirstLoad = { files: number; bytes: number }

/**
 * What a browser fetches before anything is drawn, of the console and of a minimal react-admin and keycloak-js
 * application, both built in this run by the same bundler (design section 7).
 */
export async function measureFirstLoad(): Promise<void> {
  await build({
    configFile: false,
    root: 'tests/bench/firstLoad/minimal',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: `../../../../${OUT}/minimal`, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2_000 },
  })
  await build({ logLevel: 'error', build: { outDir: `${OUT}/console`, emptyOutDir: true } })
  const [bare, ours] = [firstLoadOf(join(OUT, 'minimal')), firstLoadOf(join(OUT, 'console'))]
  const ratio = ours.bytes / bare.bytes
  console.log('\nFirst load, scripts and styles, gzipped')
  console.table([
    {
      bare: wordsOf(bare),
      ours: wordsOf(ours),
      ratio: `${ratio.toFixed(2)}x`,
      budget: `${BUDGET.ratio}x, ${BUDGET.files} files`,
      verdict: ratio <= BUDGET.ratio && ours.files <= BUDGET.files ? 'met' : 'NOT MET',
    },
  ])
}

const wordsOf = ({ files, bytes }: FirstLoad) => `${(bytes / 1000).toFixed(0)} kB in ${files} files`

/** The files that the page itself names: whatever it asks for later is fetched when it is opened. */
function firstLoadOf(folder: string): FirstLoad {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = readdirSync(join(folder, 'assets')).filter((file) => html.includes(file) && PAGE.test(file))
  const sizes = named.map((file) => gzipSync(readFileSync(join(folder, 'assets', file))).length)
  return { files: named.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

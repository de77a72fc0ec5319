import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import type { SmilItem } from '#contract/schemas/media.ts'
import { findBrowser } from '#scripts/machine/browser.ts'
import { movie } from '#server/types/movie/movie.ts'
import { startTestServer, type Person } from '../../support/startServer.ts'

const OUT = 'dist/bench-preview'
const MEDIA = 'server/seed/media'
const PORT = 4714
const ROUNDS = 9
/** Beside bare requests of the same: the player parses, decodes and draws besides. */
const BUDGET = 5

/** The first frame of a preview in Chromium beside bare requests of the same, and a bare video element over its file. */
export async function measurePreview(): Promise<void> {
  const server = await startTestServer({ engine: 'embedded', listen: true })
  await build({
    root: 'tests/bench/preview',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: `../../../${OUT}`, emptyOutDir: true, target: 'es2023' },
  })
  const pages = await preview({
    root: 'tests/bench/preview',
    build: { outDir: `../../../${OUT}` },
    preview: { port: PORT, host: '127.0.0.1', proxy: { '/api': server.baseUrl } },
    logLevel: 'error',
  })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
    const film = await storedFilm(admin)
    const smil: SmilItem[] = [
      { key: film, start: 4_000, end: 9_000 },
      { key: film, start: 0, end: 2_000 },
    ]
    const address = await fileAddress(admin, film)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // Addresses of files stay the same for an hour: every round fetches them anew.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(`http://127.0.0.1:${PORT}/`)
    await page.waitForFunction(() => typeof window.ourFrame === 'function')
    const asked = [film, smil, admin.token] as const
    const times: Record<'bytes' | 'bare' | 'ours', number[]> = { bytes: [], bare: [], ours: [] }
    for (let round = 0; round <= ROUNDS; round++) {
      const bytes = await page.evaluate(([of, pieces, token]) => window.fetchAll(of, pieces, token), asked)
      const bare = await page.evaluate((of) => window.bareFrame(of), address)
      const ours = await page.evaluate(([of, pieces, token]) => window.ourFrame(of, pieces, token), asked)
      // The first one of all loads shaka.
      if (round > 0) Object.entries({ bytes, bare, ours }).forEach(([way, ms]) => times[way as 'bare'].push(ms))
    }
    print(times)
  } finally {
    await browser.close()
    await pages.close()
    await server.close()
  }
}

function print(times: Record<'bytes' | 'bare' | 'ours', readonly number[]>): void {
  const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
  const ratio = median(times.ours) / median(times.bytes)
  const words = (list: readonly number[]) => `${median(list).toFixed(0)} ms`
  console.log('\nThe first frame of a preview of two pieces, Chromium (medians)')
  console.table([
    {
      'bare fetch of the same': words(times.bytes),
      'bare video element': words(times.bare),
      ours: words(times.ours),
      ratio: `${ratio.toFixed(2)}x`,
      budget: `${BUDGET}x`,
      verdict: ratio <= BUDGET ? 'met' : 'NOT MET',
    },
  ])
}

async function storedFilm(admin: Person): Promise<string> {
  const { media_assets: _none, ex_id: _id, ...payload } = movie.sample as Record<string, unknown>
  const url = '/api/content/urn/resource/catalog/movie?prd=rimba-my'
  const made = await admin.send({ method: 'POST', url, payload: { ...payload, prd: ['rimba-my'] } })
  const { id } = made.json<{ data: { id: string } }>().data
  for (const [at, name] of ['festival-video', 'festival-audio'].entries()) {
    const headers = { 'content-type': 'video/mp4', 'if-match': `"${at + 1}"` }
    const bytes = await readFile(`${MEDIA}/${name}.mp4`)
    await admin.send({ method: 'POST', url: `/api/media/upload/${id}?cty=movie`, payload: bytes, headers })
  }
  return id
}

/** The signed address of its picture, as a manifest names it. */
async function fileAddress(admin: Person, film: string): Promise<string> {
  const post = async <Data>(path: string, payload: object) =>
    (await admin.send({ method: 'POST', url: `/api/playback${path}`, payload })).json<{ data: Data }>().data
  const dp = { p: 'none', v: '1.0' }
  const { deviceToken } = await post<{ deviceToken: string }>('/device/register', { id: 'bench', type: 'browser' })
  const { token } = await post<{ token: string }>('/authorize', { id: film, cty: 'movie', dp, deviceToken })
  const smil = [{ key: film, start: 0, end: 2_000 }]
  const body = { dp, filter: 'pipeline=ttml_removal', sType: 'dash', smil, token }
  const { url } = await post<{ url: string }>('', body)
  const manifest = (await admin.send({ url: `/api${url}` })).body
  return `/api/media/${/<BaseURL>\.\.\/(.+?)<\/BaseURL>/.exec(manifest)?.[1]}`
}

import { I18nContextProvider } from 'ra-core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Playback, SmilItem } from '#contract/schemas/media.ts'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { pageWords } from '#kit/parts/i18n/pageWords.ts'
import { PiecesPlayer } from '#kit/parts/player/PiecesPlayer.tsx'
import { MarqueeThemeProvider } from '#kit/parts/theme/MarqueeThemeProvider.tsx'

/** Shows the first frame in one of three ways, in ms. */
declare global {
  interface Window {
    /** Bare requests of all that a first frame needs, one after the other: rights, manifest, picture and sound. */
    fetchAll: (title: string, smil: SmilItem[], token: string) => Promise<number>
    /** A bare video element over the stored file. */
    bareFrame: (address: string) => Promise<number>
    /** Our player: device, authorization, manifest, shaka. */
    ourFrame: (title: string, smil: SmilItem[], token: string) => Promise<number>
  }
}

const words = createI18nProvider()
await pageWords.open(['records'])
const stage = document.getElementById('root') as HTMLElement

async function send<Data>(token: string, path: string, body: object): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`/api/playback${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await answer.json()) as { data: Data }).data
}

/** What the player asks of a console. */
function consoleOf(token: string): ConsoleValue {
  const calls = {
    registerDevice: ({ body }: { body: object }) => send(token, '/device/register', body),
    authorizePlayback: ({ body }: { body: object }) => send(token, '/authorize', body),
    startPlayback: ({ body }: { body: object }) => send<Playback>(token, '', body),
    mediaUrl: (url: string) => `/api${url}`,
  }
  return { calls, tab: 'bench', extensions: [] } as unknown as ConsoleValue
}

const MOST_MS = 20_000

const shown = (video: HTMLVideoElement) =>
  new Promise<void>((done, fail) => {
    video.requestVideoFrameCallback(() => done())
    setTimeout(() => fail(new Error(`no frame: ${video.error?.message ?? document.body.innerText}`)), MOST_MS)
  })

/** What a first frame needs of a sample: its heads, its index, and the picture group that it begins with. */
const FIRST_BYTES = 65_536
const dp = { p: 'none', v: '1.0' }

window.fetchAll = async (id, smil, token) => {
  const start = performance.now()
  const { deviceToken } = await send<{ deviceToken: string }>(token, '/device/register', {
    id: 'bare',
    type: 'browser',
  })
  const play = await send<{ token: string }>(token, '/authorize', { id, cty: 'movie', dp, deviceToken })
  const body = { dp, filter: 'pipeline=ttml_removal', sType: 'dash', smil, token: play.token }
  const manifest = `/api${(await send<Playback>(token, '', body)).url}`
  const text = await (await fetch(manifest)).text()
  const files = [...text.matchAll(/<BaseURL>(.+?)<\/BaseURL>/g)].slice(0, 2).map(([, file]) => file ?? '')
  await Promise.all(
    files.map(async (file) => {
      const range = `bytes=0-${FIRST_BYTES - 1}`
      await (await fetch(new URL(file, new URL(manifest, location.href)), { headers: { range } })).arrayBuffer()
    }),
  )
  return performance.now() - start
}

window.bareFrame = async (address) => {
  const start = performance.now()
  const video = document.createElement('video')
  video.muted = true
  video.autoplay = true
  video.src = address
  stage.append(video)
  await shown(video)
  const taken = performance.now() - start
  video.removeAttribute('src')
  video.load()
  video.remove()
  return taken
}

window.ourFrame = async (title, smil, token) => {
  const start = performance.now()
  const box = document.createElement('div')
  stage.append(box)
  const root: Root = createRoot(box)
  flushSync(() =>
    root.render(
      <I18nContextProvider value={words}>
        <MarqueeThemeProvider>
          <FormatProvider settings={{ timeZone: 'UTC' }}>
            <ConsoleContext.Provider value={consoleOf(token)}>
              <PiecesPlayer title={{ id: title, cty: 'movie' }} smil={smil} name="Bench" />
            </ConsoleContext.Provider>
          </FormatProvider>
        </MarqueeThemeProvider>
      </I18nContextProvider>,
    ),
  )
  // Words come in a turn of their own.
  let video = box.querySelector('video')
  while (!video && performance.now() - start < MOST_MS) {
    await new Promise((done) => setTimeout(done))
    video = box.querySelector('video')
  }
  if (!video) throw new Error(`no player is drawn: ${document.body.innerText}`)
  video.muted = true
  await shown(video)
  const taken = performance.now() - start
  root.unmount()
  box.remove()
  return taken
}

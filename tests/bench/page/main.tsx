import { I18nContextProvider } from 'ra-core'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { pageWords } from '#kit/parts/i18n/pageWords.ts'
import { MarqueeThemeProvider } from '#kit/parts/theme/MarqueeThemeProvider.tsx'
import { BareArray, OurArray } from './Arrays.tsx'
import { BareForm } from './BareForm.tsx'
import { BareLanes, OurLanes } from './Lanes.tsx'
import { BareRows, ListSurroundings, OurRows } from './Rows.tsx'
import { OurForm } from './OurForm.tsx'
import { BareWeek, OurWeek } from './ScheduleWeek.tsx'
import { BareStorefront, OurStorefront } from './StorefrontCanvas.tsx'
import { BareVideo, OurVideo } from './VideoTimeline.tsx'
import { NOON } from './scheduleWeek.ts'
import { BareSheet, OurSheet } from './WorkbenchSheet.tsx'

/** Draws one variant when told to and says how long the script took until it was drawn, and how much it drew. */
declare global {
  interface Window {
    mount: (
      variant: string,
      size: number,
    ) => Promise<{ script: number; laidOut: number; fields: number; elements: number }>
    /** Chooses every row of the list that is drawn; ms until it shows. */
    selectAll: () => number
    /** Scrolls the lanes that are drawn, so many steps across and down; ms of each until the frame is there. */
    scrollLanes: (steps: number) => Promise<number[]>
    /** Watches frames until it is called again; ms of the longest, from its begin to when its work is done. */
    longestFrame: () => number
    clear: () => void
  }
}

const variants: Record<string, (size: number) => ReactElement> = {
  bareForm: (size) => <BareForm fields={size} />,
  ourForm: (size) => <OurForm fields={size} isLazy />,
  ourFormWhole: (size) => <OurForm fields={size} isLazy={false} />,
  bareArray: (size) => <BareArray rows={size} />,
  ourArray: (size) => <OurArray rows={size} />,
  bareRows: (size) => <BareRows rows={size} />,
  ourRows: (size) => <OurRows rows={size} />,
  bareLanes: (size) => <BareLanes lanes={size} />,
  ourLanes: (size) => <OurLanes lanes={size} />,
  bareWeek: (size) => <BareWeek airings={size} />,
  ourWeek: (size) => <OurWeek airings={size} />,
  bareStorefront: (size) => <BareStorefront rails={size} />,
  ourStorefront: (size) => <OurStorefront rails={size} />,
  bareSheet: (size) => <BareSheet titles={size} />,
  bareVideo: (size) => <BareVideo segments={size} />,
  ourVideo: (size) => <OurVideo segments={size} />,
  ourSheet: (size) => <OurSheet titles={size} />,
}

await pageWords.open(['guide', 'lists', 'records', 'schedule', 'storefront', 'video', 'workbench'])
const words = createI18nProvider()
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
let show: (drawn: ReactElement | null) => void = () => undefined

/** The providers stay: what is timed is the form or the list alone. */
function Stage() {
  const [drawn, setDrawn] = useState<ReactElement | null>(null)
  show = setDrawn
  return drawn
}

/** The week that is measured is always this one: what has been on air cannot be dragged. */
const noon = () => NOON

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nContextProvider value={words}>
    <MarqueeThemeProvider>
      <FormatProvider settings={{ timeZone: 'UTC' }} now={noon}>
        <ListSurroundings>
          <Stage />
        </ListSurroundings>
      </FormatProvider>
    </MarqueeThemeProvider>
  </I18nContextProvider>,
)

window.clear = () => flushSync(() => show(null))

window.selectAll = () => {
  const button = document.querySelector<HTMLElement>('[role=grid] [role=checkbox], [data-select-all]')
  const start = performance.now()
  flushSync(() => button?.click())
  const height = document.getElementById('root')?.offsetHeight ?? 0
  if (!document.querySelector('[aria-selected=true]') || height < 0) throw new Error('nothing was chosen')
  return performance.now() - start
}

window.scrollLanes = async (steps) => {
  const lanes = document.querySelector<HTMLElement>('[data-scroll],[role=grid]')
  if (!lanes) throw new Error('no lanes are drawn')
  const times: number[] = []
  for (let step = 0; step < steps; step++) {
    const start = performance.now()
    lanes.scrollLeft += 90
    lanes.scrollTop += 30
    await nextFrame()
    times.push(performance.now() - start)
  }
  return times
}

let longest = 0
let isWatching = false
window.longestFrame = () => {
  const found = longest
  longest = 0
  isWatching = !isWatching
  const watch = () =>
    requestAnimationFrame((begun) => {
      setTimeout(() => (longest = Math.max(longest, performance.now() - begun)))
      if (isWatching) watch()
    })
  if (isWatching) watch()
  return found
}

window.mount = async (variant, size) => {
  const draw = variants[variant]
  if (!draw) throw new Error(variant)
  const start = performance.now()
  flushSync(() => show(draw(size)))
  // A windowed list knows its height, and so its rows, one frame later than a form its fields.
  for (
    let frames = 0;
    !document.querySelector('input,[data-row],[data-bare],[data-index],[data-container],[data-line],[data-lane]');
    frames++
  ) {
    if (frames > 60) throw new Error('nothing was drawn')
    await nextFrame()
  }
  const script = performance.now() - start
  const root = document.getElementById('root') as HTMLElement
  // Reading a height makes the browser style and lay out what was drawn.
  const laidOut = root.offsetHeight >= 0 ? performance.now() - start : 0
  await nextFrame()
  return {
    script,
    laidOut,
    fields: root.querySelectorAll('input,textarea').length,
    elements: root.querySelectorAll('*').length,
  }
}

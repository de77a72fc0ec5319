import { useColorScheme, useTheme } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import type { LaneCell, LaneCut } from '../geometry/laneLayout.ts'
import { xOf } from '../geometry/timeScale.ts'
import type { TimelineTone } from '../timelineLane.ts'
import { inksOf } from './inks.ts'

type RunCanvasProps<Item> = {
  items: readonly Item[]
  runs: readonly LaneCell[]
  cut: LaneCut
  from: number
  to: number
  toneOf?: ((item: Item) => TimelineTone | undefined) | undefined
}

/** The narrow neighbours of a lane, painted: thousands of them cost no element. */
export function RunCanvas<Item extends TimelineItem>({ items, runs, cut, from, to, toneOf }: RunCanvasProps<Item>) {
  const ref = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  const { mode } = useColorScheme()
  useLayoutEffect(() => {
    const canvas = ref.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const height = canvas.clientHeight
    const ratio = window.devicePixelRatio
    canvas.width = Math.ceil((to - from) * ratio)
    canvas.height = Math.ceil(height * ratio)
    pen.scale(ratio, ratio)
    const inks = inksOf(canvas)
    for (const { first, end } of runs)
      for (let index = first; index < end; index++) {
        const item = items[index]
        if (!item) continue
        const x = xOf(cut.scale, item.from) - from
        const width = Math.max(1, (item.to - item.from) * cut.scale.pxPerMs)
        const tone = toneOf?.(item)
        pen.fillStyle = tone ? inks[tone] : inks.edge
        pen.fillRect(x, 0, width, height)
        if (tone) continue
        pen.fillStyle = inks.card
        pen.fillRect(x, 1, width - (width > 1.5 ? 1 : 0.5), height - 2)
      }
  }, [items, runs, cut, from, to, toneOf, theme, mode])
  return <canvas ref={ref} aria-hidden className="runs" style={{ insetInlineStart: from, width: to - from }} />
}

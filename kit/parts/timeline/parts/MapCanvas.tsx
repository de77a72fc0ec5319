import { useColorScheme, useTheme } from '@mui/material/styles'
import { memo, useLayoutEffect, useRef } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import { itemsWithin } from '../geometry/itemIndex.ts'
import { scaleOf, xOf } from '../geometry/timeScale.ts'
import type { TimelineLane, TimelineTone } from '../timelineLane.ts'
import { inksOf } from './inks.ts'

type MapCanvasProps<Item extends TimelineItem> = {
  lanes: readonly TimelineLane<Item>[]
  day: TimeRange
  toneOf?: ((item: Item) => TimelineTone | undefined) | undefined
  /** Only what needs eyes, of all lanes on one line. */
  isSlim?: boolean
}

/** Px between the lines of two lanes where there is room. */
const LINE_PX = 4

function Canvas<Item extends TimelineItem>({ lanes, day, toneOf, isSlim = false }: MapCanvasProps<Item>) {
  const ref = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  const { mode } = useColorScheme()
  const { from, to } = day
  useLayoutEffect(() => {
    const canvas = ref.current
    const paint = () => {
      const pen = canvas?.getContext('2d')
      if (!canvas || !pen) return
      const { clientWidth: width, clientHeight: height } = canvas
      const ratio = window.devicePixelRatio
      canvas.width = width * ratio
      canvas.height = height * ratio
      pen.scale(ratio, ratio)
      const inks = inksOf(canvas)
      const scale = scaleOf({ from, to }, to - from, width)
      const step = Math.min(LINE_PX, (height - 4) / Math.max(1, lanes.length))
      lanes.forEach(({ items = [] }, lane) => {
        const { first, end } = itemsWithin(items, { from, to })
        for (let index = first; index < end; index++) {
          const item = items[index]
          if (!item) continue
          const x = Math.max(0, xOf(scale, item.from))
          const tone = toneOf?.(item)
          if (isSlim && !tone) continue
          pen.fillStyle = inks[tone ?? 'plain']
          const [y, thickness] = isSlim ? [2, height - 4] : [3 + lane * step, Math.max(1, step / 2)]
          pen.fillRect(x, y, Math.max(isSlim ? 2 : 1, xOf(scale, item.to) - x - 1), thickness)
        }
      })
    }
    if (!canvas) return
    // It tells its first size at once, when all is laid out: asking for it here would lay out all a time more.
    const observer = new ResizeObserver(paint)
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [lanes, from, to, toneOf, isSlim, theme, mode])
  return <canvas ref={ref} aria-hidden />
}

/** A line per lane, a dash per item. */
export const MapCanvas = memo(Canvas) as typeof Canvas

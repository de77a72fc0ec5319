import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { timecodeOf } from '#contract/rules/time/timecode.ts'
import { wholeOf, type EditList } from '#contract/rules/video/editList.ts'
import { zoomSpans } from '#custom/videoEditor/model/ruler.ts'
import { createPlayhead } from '#custom/videoEditor/session/playhead.ts'
import { EditTimeline } from '#custom/videoEditor/timeline/EditTimeline.tsx'
import { useVideoView } from '#custom/videoEditor/useVideoView.ts'
import { VideoContext, type VideoValue } from '#custom/videoEditor/VideoContext.ts'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { scaleOf, widthOf, xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { drawnSpan } from '#kit/parts/timeline/geometry/viewWindow.ts'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'

/** Ten hours at 30 frames a second, of which a fourth is in view. */
const LENGTH = 1_080_000
const SPAN = LENGTH / 4
const PLACE = { inlineSize: 1_040, blockSize: 320 }
const HEAD = 112
const KEYFRAME_EVERY = 60
const PICTURE_EVERY_S = 10
const PEAKS_PER_SECOND = 1
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

const video = {
  ...{ id: 'm', cty: 'movie', name: 'Ten hours', lon: [], vrt: undefined, rate: FPS_30, length: LENGTH },
  ...{ width: 1_920, height: 1_080, codec: 'avc1', hasSound: true, variants: [] },
  bytes: { picture: 1, sound: 1 },
}

/** As many segments as asked for, evenly over the film, every other one kept. */
function listOf(segments: number): EditList {
  const step = LENGTH / segments
  const segs = Array.from({ length: segments }, (_none, nth) => ({
    ...{ id: `s${nth}`, in: Math.round(nth * step), out: Math.round((nth + 0.8) * step) },
    ...{ label: `Part ${nth + 1}`, keep: nth % 2 === 0 },
  }))
  return { ...wholeOf({ asset: { cty: 'movie', id: 'm' }, rate: FPS_30, length: LENGTH }), segs }
}

const clock = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23)
const vtt = `WEBVTT\n\n${Array.from({ length: LENGTH / 30 / PICTURE_EVERY_S }, (_none, nth) => {
  const from = nth * PICTURE_EVERY_S
  return `${clock(from)} --> ${clock(from + PICTURE_EVERY_S)}\n../m/sheet.jpg#xywh=0,0,160,90\n`
}).join('\n')}`
const peaks = Array.from({ length: (2 * LENGTH) / 30 }, (_none, nth) => (nth % 2 ? 1 : -1) * (20 + ((nth * 7) % 100)))
const keyframes = Array.from({ length: LENGTH / KEYFRAME_EVERY }, (_none, nth) => nth * KEYFRAME_EVERY)

const session = {
  ...{ product: 'rimba-my', extensions: ['mediaFacts'], may: () => false },
  events: { state: () => 'live', subscribe: () => () => undefined },
  calls: {
    readKeyframes: async () => keyframes,
    readWaveform: async ({ query: { level } }: { query: { level: number } }) => ({
      ...{ perSecond: PEAKS_PER_SECOND, peaks, level, levels: 3 },
    }),
    readThumbnailText: async () => vtt,
    mediaUrl: () => DOT,
  },
} as unknown as ConsoleValue

/** The timeline of the video editor over ten hours with so many segments: frames, sound, keyframes and all. */
export function OurVideo({ segments }: { segments: number }) {
  const [list] = useState(() => listOf(segments))
  const [playhead] = useState(createPlayhead)
  const view = useVideoView()
  const timeline = useTimeline({
    ...{
      range: { from: 0, to: LENGTH },
      at: 0,
      span: SPAN,
      row: 1,
      spans: [...zoomSpans(video), SPAN].toSorted((a, b) => a - b),
    },
  })
  const player = useRef({ seek: (frame: number) => playhead.set({ frame }), run: () => undefined })
  const value = {
    ...{ video, list, view, playhead, player, timeline, aired: undefined },
    ...{ captions: { shown: [] }, notes: { pins: [] }, run: () => true, say: () => undefined },
    code: (frame: number) => timecodeOf(frame, FPS_30),
  } as unknown as VideoValue
  return (
    <ConsoleContext value={session}>
      <VideoContext value={value}>
        <div style={PLACE}>
          <EditTimeline />
        </div>
      </VideoContext>
    </ConsoleContext>
  )
}

/** The baseline: boxes of the same segments in the same window, a bar for each px of sound, and a line that is moved. */
export function BareVideo({ segments }: { segments: number }) {
  const [list] = useState(() => listOf(segments))
  const [left, setLeft] = useState(0)
  const [at, setAt] = useState(0)
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = PLACE.inlineSize - HEAD
  const scale = useMemo(() => scaleOf({ from: 0, to: LENGTH }, SPAN, width), [width])
  const drawn = drawnSpan(left, width)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = drawn.to - drawn.from
    for (let x = 0; x < element.width; x += 1) context.fillRect(x, 20, 1, 10 + ((x * 7) % 20))
  }, [drawn.from, drawn.to])
  return (
    <div
      data-scroll
      style={{ ...PLACE, overflow: 'auto', position: 'relative' }}
      onScroll={({ currentTarget: { scrollLeft } }) =>
        setLeft((before) => (drawnSpan(scrollLeft, width).from === drawnSpan(before, width).from ? before : scrollLeft))
      }
      onPointerMove={({ clientX, buttons }) => buttons === 1 && setAt(clientX)}
    >
      <div data-lane="film" style={{ position: 'relative', inlineSize: HEAD + widthOf(scale), blockSize: 250 }}>
        <canvas ref={canvas} height={50} style={{ position: 'absolute', insetInlineStart: HEAD + drawn.from }} />
        {list.segs
          .filter((seg) => xOf(scale, seg.out) > drawn.from && xOf(scale, seg.in) < drawn.to)
          .map((seg) => (
            <div
              key={seg.id}
              data-index={seg.id}
              style={{
                ...{ position: 'absolute', insetBlockStart: 60, blockSize: 30, overflow: 'hidden' },
                insetInlineStart: HEAD + xOf(scale, seg.in),
                inlineSize: xOf(scale, seg.out) - xOf(scale, seg.in),
              }}
            >
              {seg.label}
            </div>
          ))}
        <i style={{ position: 'absolute', insetBlock: 0, inlineSize: 1, transform: `translateX(${at}px)` }} />
      </div>
    </div>
  )
}

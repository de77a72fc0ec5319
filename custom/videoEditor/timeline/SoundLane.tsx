import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fpsOf } from '#contract/rules/time/frameRate.ts'
import { keptOf } from '#contract/rules/video/editList.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { timeAt } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useVideo } from '../VideoContext.ts'
import { columnsOf, levelFor } from '../model/wave.ts'
import { NotDrawn, untilDrawn } from './NotDrawn.tsx'
import type { LaneView } from './laneView.ts'

/** The sound as a line: strong where it is kept, faint where it is taken out. */
export function SoundLane({ scale, left, right }: LaneView) {
  const { calls, product } = useConsole()
  const { video, list } = useVideo()
  const hasFacts = useServiceHas('mediaFacts')
  const canvas = useRef<HTMLCanvasElement>(null)
  const pxPerSecond = scale.pxPerMs * fpsOf(video.rate)
  const queryKey = ['waveform', product, video.id, video.vrt ?? '']
  const wave = (level: number) => ({
    queryKey: [...queryKey, level],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      calls.readWaveform({
        params: { id: video.id },
        query: { level, ...(video.vrt !== undefined && { vrt: video.vrt }) },
        signal,
      }),
    staleTime: Infinity,
  })
  const coarsest = useQuery({
    ...wave(COARSE),
    enabled: hasFacts,
    refetchInterval: ({ state }) => untilDrawn(state.error),
  })
  const level = coarsest.data ? levelFor(coarsest.data, pxPerSecond) : COARSE
  const { data = coarsest.data } = useQuery({
    ...wave(level),
    placeholderData: keepPreviousData,
    enabled: hasFacts && level !== COARSE,
  })
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !data) return
    const ratio = window.devicePixelRatio || 1
    const width = Math.max(1, Math.ceil(right - left))
    const height = element.clientHeight
    element.width = width * ratio
    element.height = height * ratio
    context.scale(ratio, ratio)
    const style = getComputedStyle(element)
    const kept = keptOf(list)
    const [strong, faint] = [style.color, style.getPropertyValue('--mui-palette-line-outline')]
    columnsOf(data, { from: left / pxPerSecond, perPx: 1 / pxPerSecond, count: width }).forEach(([low, high], x) => {
      const frame = timeAt(scale, left + x)
      context.fillStyle = kept.some((seg) => frame >= seg.in && frame < seg.out) ? strong : faint
      const [top, bottom] = [(1 - high) / 2, (1 - low) / 2].map((share) => share * height)
      context.fillRect(x, top ?? 0, 1, Math.max(1, (bottom ?? 0) - (top ?? 0)))
    })
  }, [data, left, right, scale, pxPerSecond, list])
  if (!coarsest.data) return <NotDrawn error={coarsest.error} queryKey={queryKey} />
  return (
    <canvas
      ref={canvas}
      style={{ insetInlineStart: left, inlineSize: right - left, color: 'var(--mui-palette-text-secondary)' }}
    />
  )
}

/** The level that says how many there are: the third is small at any length. */
const COARSE = 2

import { useTranslate } from 'ra-core'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { EditBreak } from '#contract/rules/video/editList.ts'
import { placedBreaks } from '#contract/rules/video/editMap.ts'
import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { cutPoints, snapped } from '../model/cutPoints.ts'
import { useBreakFindings } from '../useBreakFindings.ts'
import { useBreakHints } from '../useBreakHints.ts'
import { useVideo } from '../VideoContext.ts'
import type { LaneView } from './laneView.ts'

const SNAP_PX = 8

/** Breaks by time: dragged, or moved by arrows, a frame or ten at a time. */
export function BreakLane(lane: LaneView) {
  const translate = useTranslate()
  const format = useFormat()
  const { list, view, run, player, code } = useVideo()
  const [drag, setDrag] = useState<{ id: string; at: number }>()
  const hints = useBreakHints()
  const bad = new Set(useBreakFindings().flatMap((one) => ('id' in one ? [one.id] : [])))
  const startDrag = (brk: EditBreak) => (event: PointerEvent<HTMLElement>) => {
    view.select(brk.id)
    const within = view.isSnapping ? SNAP_PX / lane.scale.pxPerMs : 0
    const points = cutPoints({ ...list, breaks: [] })
    let at = brk.at
    trackPointer(event.nativeEvent, {
      element: event.currentTarget,
      onStart: () => true,
      onMove: ({ x }) => {
        at = within > 0 ? snapped(lane.frameAt(x), points, within) : lane.frameAt(x)
        setDrag({ id: brk.id, at })
        player.current?.seek(at)
      },
      onEnd: (_place, isDropped) => {
        setDrag(undefined)
        if (isDropped && at !== brk.at) run({ kind: 'moveBreak', id: brk.id, at })
      },
    })
  }
  const onKeyDown = (brk: EditBreak) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const at = brk.at + by * (event.shiftKey ? 10 : 1)
    if (run({ kind: 'moveBreak', id: brk.id, at })) player.current?.seek(at)
  }
  const ticks = hints.frames.filter(({ at }) => at >= lane.from && at <= lane.to)
  const pins = placedBreaks(list).map(({ brk, at: placed }) => {
    const at = drag?.id === brk.id ? drag.at : brk.at
    const words = translate('video.breaks.pin', {
      ap: translate(`video.breaks.ap.${brk.ap}`),
      length: format.duration(brk.dur),
    })
    return (
      <span
        key={brk.id}
        className="brk"
        role="slider"
        tabIndex={0}
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={list.length}
        aria-valuenow={at}
        aria-valuetext={code(at)}
        data-bad={bad.has(brk.id) || undefined}
        data-asleep={placed === undefined || undefined}
        data-selected={view.selected === brk.id || undefined}
        style={{ insetInlineStart: xOf(lane.scale, at) }}
        onPointerDown={startDrag(brk)}
        onFocus={() => view.select(brk.id)}
        onKeyDown={onKeyDown(brk)}
      >
        {bad.has(brk.id) && <Icon name="triangle" size="small" />}
        {words}
      </span>
    )
  })
  return (
    <>
      {ticks.map(({ at, kinds }) => (
        <i
          key={at}
          className="hint"
          title={`${code(at)} ${kinds.map((kind) => translate(`video.hints.${kind}`)).join(', ')}`}
          style={{ insetInlineStart: xOf(lane.scale, at) }}
        />
      ))}
      {pins}
    </>
  )
}

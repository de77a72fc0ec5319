import { useTranslate } from 'ra-core'
import { useState, type PointerEvent } from 'react'
import type { EditSegment } from '#contract/rules/video/editList.ts'
import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useKeyframes } from '../useKeyframes.ts'
import { cutPoints, snapped } from '../model/cutPoints.ts'
import { useSegmentName } from '../useSegmentName.ts'
import { useVideo } from '../VideoContext.ts'
import type { LaneView } from './laneView.ts'

const EDGES = ['in', 'out'] as const
type Edge = (typeof EDGES)[number]
type Drag = { id: string; edge: Edge; at: number }

/** Px within which an edge snaps, and those that a segment needs for its grips and its name. */
const SNAP_PX = 8
const GRIP_PX = 20
const NAME_PX = 48
const TIME_PX = 150

/** Segments by time: what is kept stands high. Edges are dragged; with Alt the neighbour's edge goes along. */
export function SegmentLane(lane: LaneView) {
  const { list, view, run, player, playhead } = useVideo()
  const keyframes = useKeyframes()
  const [drag, setDrag] = useState<Drag>()
  const startDrag = (seg: EditSegment, edge: Edge) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    view.select(seg.id)
    const points = [...cutPoints(list).filter((at) => at !== seg[edge]), ...keyframes, playhead.view().frame]
    const within = view.isSnapping ? SNAP_PX / lane.scale.pxPerMs : 0
    let at = seg[edge]
    trackPointer(event.nativeEvent, {
      element: event.currentTarget,
      onStart: () => true,
      onMove: ({ x }) => {
        at = within > 0 ? snapped(lane.frameAt(x), points, within) : lane.frameAt(x)
        setDrag({ id: seg.id, edge, at })
        player.current?.seek(edge === 'in' ? at : at - 1)
      },
      onEnd: ({ isAlt }, isDropped) => {
        setDrag(undefined)
        if (!isDropped || at === seg[edge]) return
        if (isAlt && edge === 'out') run({ kind: 'roll', id: seg.id, at })
        else run({ kind: view.isRippling ? 'ripple' : 'trim', id: seg.id, edge, at })
      },
    })
  }
  return list.segs
    .map((seg, nth) => ({ seg: drag?.id === seg.id ? { ...seg, [drag.edge]: drag.at } : seg, nth, saved: seg }))
    .filter(({ seg }) => seg.out > lane.from && seg.in < lane.to)
    .map(({ seg, nth, saved }) => (
      <Box key={seg.id} seg={seg} nth={nth} lane={lane} onDrag={(edge) => startDrag(saved, edge)} />
    ))
}

type BoxProps = {
  seg: EditSegment
  nth: number
  lane: LaneView
  onDrag: (edge: Edge) => (event: PointerEvent<HTMLElement>) => void
}

function Box({ seg, nth, lane, onDrag }: BoxProps) {
  const translate = useTranslate()
  const { view, code } = useVideo()
  const nameOf = useSegmentName()
  const [left, right] = [xOf(lane.scale, seg.in), xOf(lane.scale, seg.out)]
  const width = right - left
  const isSelected = view.selected === seg.id
  const name = nameOf(seg, nth)
  const length = code(seg.out - seg.in)
  return (
    <div
      className="seg"
      title={translate(seg.keep ? 'video.segments.named' : 'video.segments.dropped', { name, length })}
      data-dropped={!seg.keep || undefined}
      data-selected={isSelected || undefined}
      data-bare={width < NAME_PX || undefined}
      style={{ insetInlineStart: left, inlineSize: Math.max(1, width) }}
      onPointerDown={() => view.select(seg.id)}
    >
      {width >= NAME_PX && <span className="grow">{name}</span>}
      {width >= TIME_PX && <span>{length}</span>}
      {width >= GRIP_PX &&
        EDGES.map((edge) => <i key={edge} className="edge" data-edge={edge} onPointerDown={onDrag(edge)} />)}
    </div>
  )
}

import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { RecordingWindow } from '#contract/rules/program/cutRecording.ts'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { framesOf, timecodeOf } from '#contract/rules/time/timecode.ts'
import { SegmentStrip } from '#kit/parts/layoutParts/SegmentStrip.tsx'
import { useSegmentKinds } from '../model/useSegmentKinds.ts'
import { EDGES, edgeAfterKey, withEdge, type Edge } from './pickedEdge.ts'
import type { Picked } from './useRecording.ts'

type RecordingStripProps = {
  recording: Picked
  windows: readonly RecordingWindow[]
  /** Which of them is changed. */
  at: number
  onChange: (window: RecordingWindow) => void
}

/** The recording of an airing with the picked windows: both ends are dragged, or moved by keys; Escape drops a drag. */
export function RecordingStrip({ recording, windows, at, onChange }: RecordingStripProps) {
  const translate = useTranslate()
  const track = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ edge: Edge; window: RecordingWindow }>()
  const { whole, recorded, pieces } = recording
  const kinds = useSegmentKinds(pieces)
  const window = windows[at] ?? { sp: 0, ep: whole }
  const shown = drag?.window ?? window
  const keys = pieces.flatMap((piece) => piece.keys)
  const share = (ms: number) => `${(Math.min(Math.max(ms, 0), whole) / whole) * 100}%`
  const placeOf = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    return box && box.width > 0 ? ((clientX - box.left) / box.width) * whole : 0
  }
  const onKeyDown = (edge: Edge) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation()
      return setDrag(undefined)
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const place = edgeAfterKey(event, window[edge], keys, whole)
    if (place === undefined) return
    event.preventDefault()
    onChange(withEdge(window, edge, place, whole))
  }
  return (
    <Strip ref={track}>
      {pieces.length > 0 ? (
        <SegmentStrip segments={pieces.map(({ dur }, nth) => ({ kind: kinds[nth] ?? 'vod', length: dur }))} />
      ) : (
        <span className="plain" />
      )}
      {leftOut([shown, ...windows.filter((_one, place) => place !== at)], whole).map(({ sp, ep }) => (
        <span key={sp} className="out" style={{ insetInlineStart: share(sp), inlineSize: share(ep - sp) }} />
      ))}
      {recorded < whole && (
        <span className="ahead" style={{ insetInlineStart: share(recorded), insetInlineEnd: 0 }}>
          <i>{translate('liveToVod.edge')}</i>
        </span>
      )}
      <span className="window" style={{ insetInlineStart: share(shown.sp), inlineSize: share(shown.ep - shown.sp) }} />
      {EDGES.map((edge) => (
        <span
          key={edge}
          role="slider"
          tabIndex={0}
          className="handle"
          data-edge={edge}
          aria-label={translate(`liveToVod.${edge}`)}
          aria-valuemin={0}
          aria-valuemax={whole}
          aria-valuenow={shown[edge]}
          aria-valuetext={timecodeOf(framesOf(shown[edge], FPS_30), FPS_30)}
          style={{ insetInlineStart: share(shown[edge]) }}
          onKeyDown={onKeyDown(edge)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId)
            setDrag({ edge, window })
          }}
          onPointerMove={(event) => drag && setDrag({ edge, window: withEdge(window, edge, placeOf(event), whole) })}
          onPointerUp={() => {
            if (drag) onChange(drag.window)
            setDrag(undefined)
          }}
          onPointerCancel={() => setDrag(undefined)}
        />
      ))}
    </Strip>
  )
}

/** What no window holds, in its order. */
function leftOut(windows: readonly RecordingWindow[], whole: number): RecordingWindow[] {
  let from = 0
  const holes = windows
    .toSorted((one, other) => one.sp - other.sp)
    .flatMap(({ sp, ep }) => {
      const hole = { sp: from, ep: sp }
      from = Math.max(from, ep)
      return hole.ep > hole.sp ? [hole] : []
    })
  return from < whole ? [...holes, { sp: from, ep: whole }] : holes
}

const Strip = styled('div')({
  position: 'relative',
  direction: 'ltr',
  marginBlock: '20px 8px',
  touchAction: 'none',
  '& > span': { position: 'absolute', insetBlock: 0 },
  '& > .plain': {
    position: 'static',
    display: 'block',
    blockSize: 32,
    borderRadius: 2,
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& .out': { backgroundColor: 'var(--mui-palette-background-raised)', opacity: 0.72 },
  '& .ahead': { borderInlineStart: '2px dashed var(--mui-palette-status-warning-on)' },
  '& .ahead i': {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    fontSize: 11,
    lineHeight: '18px',
    fontStyle: 'normal',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-status-warning-on)',
  },
  '& .window': {
    pointerEvents: 'none',
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
    borderRadius: 2,
  },
  '& .handle': {
    insetBlock: -4,
    inlineSize: 24,
    marginInlineStart: -12,
    cursor: 'ew-resize',
    outline: 'none',
  },
  '& .handle::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 9,
    inlineSize: 6,
    borderRadius: 3,
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '& .handle:focus-visible::after': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
})

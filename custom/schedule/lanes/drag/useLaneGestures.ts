import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'
import { useRef } from 'react'
import { useSchedule } from '../../ScheduleContext.ts'
import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import type { LaneItem } from '../model/laneItem.ts'
import { idsBetween } from '../model/idsBetween.ts'
import { useCarry } from '../keys/useCarry.ts'
import { useBand } from './useBand.ts'
import { useBreakOut } from './useBreakOut.ts'
import { useMoveDrag } from './useMoveDrag.ts'
import { useTrimDrag } from './useTrimDrag.ts'
import { pointUnder, type LaneSurface } from './surface.ts'

/** Px at each end of a card that draw its edge, and the least width of a card that has them. */
const EDGE_PX = 6
const TRIM_FROM_PX = 40

type Held = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** What the pointer does in the lanes: chooses, moves, draws edges, chooses by a band. */
export function useLaneGestures(surface: LaneSurface) {
  const { schedule, cursor, readOnly, select, showPanel, openDialog } = useSchedule()
  const move = useMoveDrag(surface)
  const trim = useTrimDrag(surface)
  const band = useBand(surface)
  const carry = useCarry(surface)
  const breakOut = useBreakOut(surface.words)
  const held = useRef<SelectMode>('set')
  // Where the keyboard was when the pointer was pressed: the press itself takes it along.
  const origin = useRef<number>(undefined)
  const itemOf = (cell: HTMLElement | null): LaneItem | undefined => {
    const lane = cell?.closest<HTMLElement>('[data-lane]')?.dataset.lane
    return lane === undefined ? undefined : surface.lanes[Number(lane)]?.items?.[Number(cell?.dataset.index)]
  }
  /** What was picked up is put where somebody presses: nothing has to be dragged. */
  const putAt = (event: ReactPointerEvent<HTMLElement>) => {
    if (aimAt(event)) carry.put({ x: event.clientX, y: event.clientY })
  }
  const aimAt = ({ clientX, clientY, altKey }: Pick<PointerEvent, 'clientX' | 'clientY' | 'altKey'>) => {
    const point = pointUnder(surface, clientX, clientY)
    if (point) carry.aim(point.at, altKey)
    return point !== undefined
  }
  return {
    onPointerDownCapture: (event: ReactPointerEvent<HTMLElement>) => {
      held.current = modeOf(event)
      origin.current = cursor?.kind === 'airing' ? schedule.byId.get(cursor.id)?.start : cursor?.at
    },
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      if (event.button !== 0 || target.closest('a,button,input,.rulers,.head') || !target.closest('.rows')) return
      if (carry.isCarrying()) return putAt(event)
      const cell = target.closest<HTMLElement>('[data-index]')
      const item = cell?.classList.contains('run') ? undefined : itemOf(cell)
      if (cell && item?.kind === 'airing') {
        if (readOnly !== undefined) return
        const edge = edgeAt(cell, event.clientX)
        if (edge) trim(event.nativeEvent, item, edge)
        else move(event.nativeEvent, item)
      } else if (event.pointerType !== 'touch') band(event.nativeEvent)
    },
    onPointerMove: ({ target, clientX, clientY, altKey, buttons }: ReactPointerEvent<HTMLElement>) => {
      if (carry.isCarrying()) {
        aimAt({ clientX, clientY, altKey })
        return
      }
      const cell = (target as HTMLElement).closest<HTMLElement>('[data-index]')
      if (!cell || buttons !== 0 || readOnly !== undefined) return
      const isEdge = itemOf(cell)?.kind === 'airing' && edgeAt(cell, clientX) !== undefined
      if (isEdge !== 'trim' in cell.dataset) cell.toggleAttribute('data-trim', isEdge)
    },
    onSelect: (item: LaneItem | undefined) => {
      const mode = held.current
      held.current = 'toggle'
      if (!item) return select([])
      if (item.kind !== 'airing') return
      if (mode !== 'extend') return select([item.key], mode)
      select(idsBetween(schedule, origin.current ?? item.airing.start, item.airing.start), 'add')
    },
    onOpen: (item: LaneItem) => {
      if (readOnly !== undefined && item.kind !== 'airing') return
      if (item.kind === 'gap') return openDialog({ kind: 'fill', within: item.at })
      if (item.kind === 'turn') return breakOut(item)
      select([item.key])
      showPanel('details')
    },
  }
}

/** A press of Space, which comes without a pointer, adds and takes away. */
function modeOf({ shiftKey, ctrlKey, metaKey }: Held): SelectMode {
  if (shiftKey) return 'extend'
  return ctrlKey || metaKey ? 'toggle' : 'set'
}

function edgeAt(cell: HTMLElement, x: number): 'start' | 'end' | undefined {
  const { left, right, width } = cell.getBoundingClientRect()
  if (width < TRIM_FROM_PX) return undefined
  if (x - left <= EDGE_PX) return 'start'
  return right - x <= EDGE_PX ? 'end' : undefined
}

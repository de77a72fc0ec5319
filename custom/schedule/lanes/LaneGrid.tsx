import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { LaneDrawing } from '#kit/parts/timeline/laneDrawing.ts'
import type { RulerZone } from '#kit/parts/timeline/parts/Rulers.tsx'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { TimelineGrid } from '#kit/parts/timeline/TimelineGrid.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { DropOverlay } from './drag/DropOverlay.tsx'
import type { DragStore } from './drag/dragStore.ts'
import { useLaneGestures } from './drag/useLaneGestures.ts'
import { useShelfDrop } from './drag/useShelfDrop.ts'
import { useTakingOver } from './keys/useTakingOver.ts'
import { useLaneKeys } from './keys/useLaneKeys.ts'
import type { LaneItem, ScheduleLane } from './model/laneItem.ts'
import type { LaneWords } from './model/laneText.ts'
import { LaneFrame } from './laneStyles.ts'
import { useLaneMenu } from './useLaneMenu.tsx'

/** Px of what stands before the lanes. */
const HEAD_PX = 96

type LaneGridProps = {
  timeline: Timeline
  lanes: readonly ScheduleLane[]
  drawing: LaneDrawing<LaneItem>
  words: LaneWords
  label: string
  zones: readonly [RulerZone, ...RulerZone[]]
  /** The time now on the ruler. */
  now: number
  /** Lanes are days of one ruler. */
  isWeek: boolean
  /** They take what is picked up elsewhere. */
  isMain: boolean
  store: DragStore
  children?: ReactNode
}

/** Lanes that can be edited: by pointer, by keys, by what is dropped from the shelf. */
export function LaneGrid({
  timeline,
  lanes,
  drawing,
  words,
  label,
  zones,
  now,
  isWeek,
  isMain,
  store,
  children,
}: LaneGridProps) {
  const { selection } = useSchedule()
  const frame = useRef<HTMLDivElement>(null)
  const surface = { frame, timeline, lanes, words, store }
  const { onSelect, onOpen, ...pointer } = useLaneGestures(surface)
  const { perform, ...keys } = useLaneKeys(surface)
  const { onContextMenu, menu } = useLaneMenu(surface, perform)
  useShelfDrop(surface)
  useTakingOver(surface, isMain)
  return (
    <LaneFrame ref={frame} className="lanes" {...pointer} {...keys} onContextMenu={onContextMenu}>
      <TimelineGrid
        timeline={timeline}
        label={label}
        lanes={lanes}
        drawing={drawing}
        zones={zones}
        now={now}
        selected={selection}
        head={HEAD_PX}
        isRulerOfDays={isWeek}
        onSelect={onSelect}
        onOpen={onOpen}
      >
        <DropOverlay timeline={timeline} lanes={lanes} words={words} store={store} />
      </TimelineGrid>
      {children}
      {menu}
    </LaneFrame>
  )
}

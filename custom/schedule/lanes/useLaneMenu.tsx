import type { MouseEvent } from 'react'
import { useState } from 'react'
import { rangeOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { AiringMenu } from '../parts/AiringMenu.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { pointUnder, type LaneSurface } from './drag/surface.ts'
import type { LaneIntent } from './keys/laneIntent.ts'
import { onRuler } from './model/dayAxis.ts'

const OFFERED = [
  ...(['moveTo', 'pickUp', 'pin', 'replace', 'split', 'join', 'duplicate'] as const),
  ...(['copy', 'cut', 'lift', 'extract'] as const),
]

type Opened = { airing: Airing; x: number; y: number }

/**
 * The menu of a card, opened by the second button of the pointer or by the menu key. The card takes the cursor, at the
 * time that was pressed, so that what is chosen is done there.
 */
export function useLaneMenu(surface: LaneSurface, perform: (intent: LaneIntent) => void) {
  const { readOnly } = useSchedule()
  const [opened, setOpened] = useState<Opened>()
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')
    const nth = Number(cell?.closest<HTMLElement>('[data-lane]')?.dataset.lane)
    const lane = surface.lanes[nth]
    const item = lane?.items?.[Number(cell?.dataset.index)]
    if (readOnly !== undefined || !cell || !lane || item?.kind !== 'airing' || cell.classList.contains('run')) return
    event.preventDefault()
    const { airing } = item
    const isKey = (event.nativeEvent as Partial<PointerEvent>).pointerType === ''
    const pressed = isKey ? undefined : pointUnder(surface, event.clientX, event.clientY)?.at
    const range = rangeOf(airing)
    const { shift } = lane.span
    const place = onRuler(lane.span, range)
    const cursor = pressed === undefined ? place?.from : pressed - shift
    if (!place || cursor === undefined) return
    surface.timeline.goTo({ lane: lane.span.key, item: airing.id, cursor }, nth, place)
    const { left, bottom } = cell.getBoundingClientRect()
    setOpened({ airing, x: isKey ? left : event.clientX, y: isKey ? bottom : event.clientY })
  }
  const menu = opened && (
    <AiringMenu
      airing={opened.airing}
      acts={OFFERED}
      anchor={opened}
      onClose={() => setOpened(undefined)}
      onChoose={(kind) => perform({ kind })}
    />
  )
  return { onContextMenu, menu }
}

import { styled } from '@mui/material/styles'
import { useMemo, useRef, useState } from 'react'
import { useSchedule } from '../ScheduleContext.ts'
import { daysBetween } from '../model/shown.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { createDragStore } from './drag/dragStore.ts'
import { DropQuestion } from './drag/DropQuestion.tsx'
import { DayStage, stageDay } from './DayStage.tsx'
import { useLaneKeyList } from './keys/useLaneKeyList.ts'
import type { LaneWords } from './model/laneText.ts'
import { LaneLegend } from './parts/LaneLegend.tsx'
import { useHasRoom } from './useHasRoom.ts'
import { WeekLanes } from './WeekLanes.tsx'

/** A lower screen has room for the week alone: the day is one press away, and is not drawn for nobody. */
const LOW_PX = 700

/** The week as lanes of days with one day at full size beneath them, or that day alone (looks: schedule-dark.png). */
export function ScheduleLanes() {
  const { schedule, live, shown, cursor, now } = useSchedule()
  const { translate, format, language, zone } = useScheduleWords()
  const words: LaneWords = useMemo(() => ({ translate, format, language, zone }), [translate, format, language, zone])
  const [store] = useState(createDragStore)
  const box = useRef<HTMLDivElement>(null)
  const hasRoom = useHasRoom(box, LOW_PX)
  useLaneKeyList()
  const days = daysBetween(shown.from, shown.to)
  const at = cursor?.kind === 'airing' ? schedule.byId.get(cursor.id)?.start : cursor?.at
  const day = stageDay(days, at, schedule.zone, now)
  const hasGhosts = shown.ghosts && live !== undefined && live !== schedule
  return (
    <Lanes ref={box} data-mode={shown.mode}>
      {shown.mode === 'week' && <WeekLanes key={shown.from} words={words} store={store} />}
      {(hasRoom || shown.mode === 'day') && (
        <DayStage
          key={`${shown.mode} ${day} ${hasGhosts}`}
          day={day}
          words={words}
          store={store}
          isMain={shown.mode === 'day'}
        />
      )}
      <LaneLegend hasGhosts={hasGhosts} hasLoop={schedule.loop !== undefined} />
      <DropQuestion store={store} words={words} />
    </Lanes>
  )
}

const Lanes = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  // A day takes what it needs: its rows stand beneath it.
  '&[data-mode=day]': { flex: 'none' },
})

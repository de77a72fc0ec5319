import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayBounds, dayOf, type Day } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { PieceList, PieceRow } from '../dialogs/PieceRow.tsx'
import { nameOf, pieceName } from '../model/scheduleWords.ts'
import { useJump } from '../panels/useJump.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { usePlayedOut, type PlayedPiece } from './usePlayedOut.ts'

/** What was played out on a day since the start, the newest first; a press goes to its airing. */
export function PlayedOut({ since }: { since: number | undefined }) {
  const { translate, format } = useScheduleWords()
  const { schedule, shown, now } = useSchedule()
  const today = dayOf(now, schedule.zone)
  const days = [...schedule.days.keys()].filter((day) => day <= today)
  const last = days.includes(today) ? today : (days.at(-1) ?? today)
  const [day, setDay] = useState<Day>(days.includes(shown.from) && shown.mode === 'day' ? shown.from : last)
  const bounds = dayBounds(day, schedule.zone)
  const from = Math.max(bounds.from, since ?? Infinity)
  return (
    <section>
      <h3>{translate('schedulePlayout.events.title')}</h3>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('schedulePlayout.events.day')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        sx={{ marginBlock: '8px' }}
      >
        {(days.length > 0 ? days : [today]).map((one) => (
          <MenuItem key={one} value={one}>
            {dayWords(format.settings.language, schedule.zone, dayBounds(one, schedule.zone).from)}
          </MenuItem>
        ))}
      </TextField>
      {from < Math.min(bounds.to, now) ? (
        <Pieces key={day} from={from} to={bounds.to} />
      ) : (
        <p className="quiet">{translate(`schedulePlayout.events.${since === undefined ? 'never' : 'none'}`)}</p>
      )}
    </section>
  )
}

function Pieces({ from, to }: { from: number; to: number }) {
  const { translate } = useScheduleWords()
  const { now } = useSchedule()
  const { pieces, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = usePlayedOut({ from, to })
  if (isPending && !isError) return <ListSkeleton rows={4} artwork={false} />
  if (pieces.length === 0)
    return <p className="quiet">{translate(`schedulePlayout.events.${isError ? 'failed' : 'none'}`)}</p>
  return (
    <>
      <PieceList aria-label={translate('schedulePlayout.events.title')}>
        {pieces.map((piece, nth) => (
          <Piece key={piece.at} piece={piece} isRunning={nth === 0 && now < to} />
        ))}
      </PieceList>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('schedulePlayout.events.earlier')}
        </Button>
      )}
    </>
  )
}

function Piece({ piece, isRunning }: { piece: PlayedPiece; isRunning: boolean }) {
  const words = useScheduleWords()
  const { translate, titles, language } = words
  const { schedule } = useSchedule()
  const jump = useJump()
  const { at, dur, type, pgmId } = piece
  // A turn of a loop, and what has been taken out since, has no airing here.
  const airing = airingsWithin(schedule, { from: at, to: at + 1 }).find((one) => one.pgmId === pgmId)
  const title = pgmId === undefined ? undefined : titles.get(pgmId)
  const name = airing
    ? nameOf(airing, words)
    : (title && titleOf(title, language)) || pgmId || translate(`schedule.kinds.${type}`, { _: type })
  return (
    <PieceRow
      {...{ at, dur, kind: type }}
      name={pieceName({ type, whole: airing?.kind ?? title?.kind ?? type }, name, words)}
      note={isRunning ? translate('schedulePlayout.events.running') : undefined}
      onPress={() => jump(airing ?? { at })}
    />
  )
}

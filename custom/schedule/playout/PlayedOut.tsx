import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { dayBounds, dayOf, type Day } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { PieceList, PieceRow } from '../dialogs/PieceRow.tsx'
import { nameOf, pieceName } from '../model/scheduleWords.ts'
import { useJump } from '../panels/useJump.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { PlayedDay } from './PlayedDay.tsx'
import { usePlayedOut, type PlayedPiece } from './usePlayedOut.ts'

/** What was read is as old as this at most. */
const FRESH_MS = 2 * 60_000

/** What was played out on a day, the newest first, back to the first start; a press goes to its airing. */
export function PlayedOut({ spans }: { spans: readonly TimeRange[] }) {
  const { translate } = useScheduleWords()
  const { schedule, shown, now } = useSchedule()
  const { zone } = schedule
  const first = dayOf(spans[0]?.from ?? now, zone)
  const last = dayOf(now, zone)
  const [asked, setDay] = useState<Day>(shown.to)
  const day = asked > last ? last : asked < first ? first : asked
  const played = useMemo(() => {
    const bounds = dayBounds(day, zone)
    return spans.flatMap((span) => sharedRange(span, bounds) ?? [])
  }, [spans, day, zone])
  return (
    <section>
      <h3>{translate('schedulePlayout.events.title')}</h3>
      {spans.length > 0 && <PlayedDay {...{ day, first, last }} onChange={setDay} />}
      {played[0] ? (
        <Pieces key={day} spans={played} dayEnd={dayBounds(day, zone).to} />
      ) : (
        <p className="quiet">{translate(`schedulePlayout.events.${spans.length === 0 ? 'never' : 'none'}`)}</p>
      )}
    </section>
  )
}

function Pieces({ spans, dayEnd }: { spans: readonly TimeRange[]; dayEnd: number }) {
  const { translate } = useScheduleWords()
  const { now } = useSchedule()
  const end = spans.at(-1)?.to ?? dayEnd
  const isRunning = end === now
  // What runs asks to the end of its day: what is asked for stays the same from minute to minute.
  const until = isRunning ? dayEnd : end
  const { pieces, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = usePlayedOut(spans, until)
  if (isPending && !isError) return <ListSkeleton rows={4} artwork={false} />
  if (pieces.length === 0 && !hasNextPage)
    return <p className="quiet">{translate(`schedulePlayout.events.${isError ? 'failed' : 'none'}`)}</p>
  return (
    <>
      <PieceList aria-label={translate('schedulePlayout.events.title')}>
        {pieces.map((piece, nth) => (
          <Piece
            key={piece.at}
            piece={piece}
            isRunning={isRunning && nth === 0 && piece.at + piece.dur > now - FRESH_MS}
          />
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
  const { schedule, shown, show } = useSchedule()
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
      onPress={() => {
        const day = dayOf(at, schedule.zone)
        if (day >= shown.from && day <= shown.to) jump(airing ?? { at })
        else show({ day, airing: { id: airing?.id ?? '', at } })
      }}
    />
  )
}

import Button from '@mui/material/Button'
import type { ReactElement, ReactNode } from 'react'
import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { imagesOf, yearOf } from '#contract/schemas/readers.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { clockText, nameOf } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import { BestFit, hasBestFit } from '../parts/BestFit.tsx'
import { KindSwatch } from '../parts/KindSwatch.tsx'
import { DayName, DayWarnings } from './dayCells.tsx'
import { stripPieces } from '../lanes/model/stripPieces.ts'
import { SegmentBar } from './SegmentBar.tsx'
import { StartField } from './StartField.tsx'
import type { AiringRow, DayRow, GapRow, ListRow } from './model/listRows.ts'
import type { ListFacts } from './listFacts.ts'
import { airingState } from './model/airingState.ts'
import { lengthText } from './model/lengthText.ts'

type Cells = {
  airing: (row: AiringRow) => ReactNode
  gap?: (row: GapRow) => ReactNode
  day?: (row: DayRow) => ReactNode
  /** Of a day's head this cell takes so many columns, and the next ones give way. */
  className?: string
}

const TONE = { airing: '', gap: ' gap', day: ' day' } as const

function column(
  shape: Omit<Column<ListRow>, 'cell' | 'draw' | 'className'>,
  cells: Cells,
  isLead = false,
): Column<ListRow> {
  const draw = (row: ListRow): ReactElement => (
    <div
      key={shape.key}
      role="gridcell"
      className={`cell${isLead ? ' lead' : ''}${shape.isEnd ? ' end' : ''} ${cells.className ?? ''}${TONE[row.kind]}`}
    >
      {row.kind === 'airing' ? cells.airing(row) : row.kind === 'gap' ? cells.gap?.(row) : cells.day?.(row)}
    </div>
  )
  return { ...shape, draw } as Column<ListRow>
}

/** The columns of the list (looks: schedule-list-dark.png). */
export function listColumns(facts: ListFacts): Column<ListRow>[] {
  const { words } = facts
  const { translate, zone } = words
  return [
    column(
      { key: 'start', head: translate('schedule.list.start'), width: 138 },
      {
        airing: (row) => <Start row={row} facts={facts} />,
        gap: ({ range }) => (
          <>
            {isGone(range, facts.now) ? <i className="gone" /> : <Icon name="triangle" size="small" />}
            <b>{clockText(range.from, zone)}</b>
          </>
        ),
        day: (row) => <DayName row={row} facts={facts} />,
      },
      true,
    ),
    column(
      { key: 'end', head: translate('schedule.list.end'), width: 60, isEnd: true },
      {
        className: 'figures',
        airing: ({ airing }) => clockText(endOf(airing), zone),
        gap: ({ range }) => clockText(range.to, zone),
      },
    ),
    column(
      { key: 'length', head: translate('schedule.list.length'), width: 72, isEnd: true },
      {
        className: 'figures',
        airing: ({ airing }) => lengthText(airing.dur),
        gap: ({ range }) => lengthText(range.to - range.from),
      },
    ),
    column(
      { key: 'art', head: translate('schedule.list.artwork'), width: 64, priority: 1 },
      { airing: ({ airing }) => <Picture airing={airing} facts={facts} /> },
    ),
    column(
      { key: 'content', head: translate('schedule.list.content') },
      {
        airing: ({ airing }) => <Content airing={airing} facts={facts} />,
        gap: ({ range }) => (
          <span className="best-fit">
            <b>{translate('schedule.list.gap')}</b>{' '}
            {facts.onFill && hasBestFit(range, facts.now) && <BestFit range={range} />}
          </span>
        ),
      },
    ),
    column(
      { key: 'segments', head: translate('schedule.list.segments'), width: 160, priority: 2 },
      { airing: ({ airing }) => <Segments airing={airing} facts={facts} /> },
    ),
    column(
      { key: 'state', head: translate('schedule.list.state'), width: 168 },
      {
        airing: (row) => <State row={row} facts={facts} />,
        gap: ({ range }) => <GapActs range={range} facts={facts} />,
        day: ({ day }) => <DayWarnings day={day} facts={facts} />,
      },
    ),
  ]
}

/** A gap of the past can no longer be filled: it is told, and asks for nothing. */
const isGone = (range: TimeRange, now: number) => range.to <= now

type CellProps<Row> = Row & { facts: ListFacts }

function Start({ row, facts }: CellProps<{ row: AiringRow }>) {
  const { airing } = row
  const { words, now, fixedOf, isReadOnly } = facts
  const fixed = fixedOf(airing)
  const why = fixed && words.translate(`schedule.fixed.${fixed}`)
  if (isReadOnly || (fixed && fixed !== 'pinned'))
    return (
      <>
        {why && <Icon name="lock" size="small" label={why} />}
        <span className="fixed">{clockText(airing.start, words.zone)}</span>
      </>
    )
  return (
    <>
      <span className="grip" aria-hidden>
        <Icon name="drag" size="small" />
      </span>
      <StartField key={airing.start} {...{ airing, now, words }} onStart={facts.onStart} onUnread={facts.onUnread} />
    </>
  )
}

function Picture({ airing, facts }: CellProps<{ airing: Airing }>) {
  const title = airing.pgmId === undefined ? undefined : facts.words.titles.get(airing.pgmId)
  if (airing.kind !== 'vod')
    return <KindSwatch kind={airing.kind} label={facts.words.translate(`schedule.kinds.${airing.kind}`)} />
  const src = title && imagesOf(title).includes(DEFAULT_IMAGE) ? facts.pictureOf(title.id) : undefined
  return <Artwork src={src} title={nameOf(airing, facts.words)} size="dense" />
}

function Content({ airing, facts }: CellProps<{ airing: Airing }>) {
  const { words, typeNameOf } = facts
  const title = airing.pgmId === undefined ? undefined : words.titles.get(airing.pgmId)
  const name = nameOf(airing, words)
  const { translate } = words
  const episode =
    title?.ssn_n !== undefined && title.eps_n !== undefined
      ? translate('epg.episode.both', { season: title.ssn_n, episode: title.eps_n })
      : undefined
  const under = title
    ? [typeNameOf(title.cty) ?? translate(`schedule.kinds.${airing.kind}`), episode ?? title.yr ?? yearOf(title)]
        .filter((word) => word !== undefined)
        .join(', ')
    : translate(`schedule.kinds.${airing.kind}`)
  return (
    <>
      <span className="name" title={name}>
        {name}
      </span>
      <span className="under">{under}</span>
    </>
  )
}

/** Segments of what plays; what has none of its own is told by its kind alone. */
function Segments({ airing, facts }: CellProps<{ airing: Airing }>) {
  const title = airing.pgmId === undefined ? null : (facts.words.titles.get(airing.pgmId) ?? null)
  const pieces = stripPieces({ airing, title })
  return pieces.length > 1 ? <SegmentBar pieces={pieces} dur={airing.dur} /> : null
}

function State({ row, facts }: CellProps<{ row: AiringRow }>) {
  const { airing } = row
  const { words } = facts
  const { translate, format } = words
  const { isOnAir, failures, change, isPinned } = airingState(airing, facts)
  const last = endOf(airing) - 1
  const endsElsewhere = dayOf(last, SCHEDULE_ZONE) !== row.day && dayOf(last, SCHEDULE_ZONE)
  return (
    <span className="states">
      {isOnAir && <Chip color="inProgress">{translate('schedule.list.onAir')}</Chip>}
      {failures.map((failure) => (
        <Chip key={`${failure.code} ${failure.field}`} color="error" glyph="clockOff">
          {failure.text === 'availabilityExpires' && failure.at !== undefined
            ? translate('schedule.list.expired', { date: format.date(failure.at) })
            : failure.whose.kind === 'channel' && failure.field === 'st'
              ? translate('scheduleLanes.failures.channelDraft')
              : translate('schedule.list.notAvailable')}
        </Chip>
      ))}
      {isPinned && <Chip glyph="pin">{translate('schedule.list.pinned')}</Chip>}
      {change && <Chip color="draft">{translate(`schedule.changes.${change}`)}</Chip>}
      {airing.start < dayBounds(row.day, SCHEDULE_ZONE).from && (
        <span>{translate('schedule.list.from', { time: shortMoment(airing.start, words) })}</span>
      )}
      {endsElsewhere && (
        <span>
          {translate('schedule.list.ends', {
            day: dayWords(format.settings.language, SCHEDULE_ZONE, Date.parse(endsElsewhere)),
          })}
        </span>
      )}
    </span>
  )
}

function GapActs({ range, facts }: CellProps<{ range: TimeRange }>) {
  const { words, onFill, onClose, now } = facts
  if (!onFill || !onClose || isGone(range, now)) return null
  return (
    <span className="states">
      <Button size="small" tabIndex={-1} onClick={() => onFill(range)}>
        {words.translate('schedule.list.fill')}
      </Button>
      <Button size="small" tabIndex={-1} onClick={() => onClose(range)}>
        {words.translate('schedule.list.close')}
      </Button>
    </span>
  )
}

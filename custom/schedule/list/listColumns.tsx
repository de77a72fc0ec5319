import Button from '@mui/material/Button'
import type { ReactElement, ReactNode } from 'react'
import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import { placeSegments } from '#contract/rules/program/placeSegments.ts'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { imagesOf, yearOf } from '#contract/schemas/readers.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { clockText, momentOf, nameOf, type ScheduleWords } from '../model/scheduleWords.ts'
import { SegmentBar } from './SegmentBar.tsx'
import { StartField, type StartActs } from './StartField.tsx'
import type { AiringRow, DayRow, GapRow, ListRow } from './model/listRows.ts'
import { airingState, type StateFacts } from './model/airingState.ts'
import { lengthText } from './model/lengthText.ts'

/** What the cells of the list are drawn with. */
export type ListFacts = StateFacts &
  StartActs & {
    words: ScheduleWords
    /** Address of a title's picture. */
    pictureOf: (pgmId: string) => string | undefined
    /** Name of a title's type, 'Movie'. */
    typeNameOf: (cty: string) => string
    onFill: ((range: TimeRange) => void) | undefined
    onClose: ((range: TimeRange) => void) | undefined
  }

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
      { key: 'start', head: translate('schedule.list.start'), width: 190 },
      {
        airing: (row) => <Start row={row} facts={facts} />,
        gap: ({ range }) => (
          <>
            <Icon name="triangle" size="small" /> <b>{clockText(range.from, zone)}</b>
          </>
        ),
        day: ({ day }) => <DayName day={day} facts={facts} />,
      },
      true,
    ),
    column(
      { key: 'end', head: translate('schedule.list.end'), width: 64, isEnd: true },
      {
        className: 'figures',
        airing: ({ airing }) => clockText(endOf(airing), zone),
        gap: ({ range }) => clockText(range.to, zone),
      },
    ),
    column(
      { key: 'length', head: translate('schedule.list.length'), width: 76, isEnd: true },
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
        gap: () => <b>{translate('schedule.list.gap')}</b>,
        day: (row) => dayText(row, words),
      },
    ),
    column(
      { key: 'segments', head: translate('schedule.list.segments'), width: 180, priority: 0 },
      { airing: ({ airing }) => <SegmentBar segments={segmentsOf(airing, words)} /> },
    ),
    column(
      { key: 'state', head: translate('schedule.list.state'), width: 190 },
      {
        airing: (row) => <State row={row} facts={facts} />,
        gap: ({ range }) => <GapActs range={range} facts={facts} />,
        day: ({ day }) => <DayWarnings day={day} facts={facts} />,
      },
    ),
  ]
}

type CellProps<Row> = Row & { facts: ListFacts }

function Start({ row, facts }: CellProps<{ row: AiringRow }>) {
  const { airing, day } = row
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
      <StartField
        key={airing.start}
        {...{ airing, day, now, words }}
        onStart={facts.onStart}
        onUnread={facts.onUnread}
      />
    </>
  )
}

function DayName({ day, facts }: CellProps<{ day: string }>) {
  const { words, dayStateOf } = facts
  const { st, isProcessing } = dayStateOf(day)
  return (
    <>
      <b>{dayWords(words.format.settings.language, words.zone, Date.parse(day))}</b>{' '}
      {isProcessing ? (
        <Chip color="processing">{words.translate('schedule.processing')}</Chip>
      ) : (
        st && <StatusChip status={st} />
      )}
    </>
  )
}

function dayText({ count, filled, slack }: DayRow, { translate, format }: ScheduleWords): string {
  const text = translate('schedule.list.dayText', { smart_count: count, filled: format.duration(filled) })
  return slack > 0 ? `${text}, ${translate('schedule.list.slack', { length: format.duration(slack) })}` : text
}

function Picture({ airing, facts }: CellProps<{ airing: Airing }>) {
  const title = airing.pgmId === undefined ? undefined : facts.words.titles.get(airing.pgmId)
  if (airing.kind !== 'vod') return <Chip>{facts.words.translate(`schedule.kinds.${airing.kind}`)}</Chip>
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
    ? [typeNameOf(title.cty), episode ?? title.yr ?? yearOf(title)].filter((word) => word !== undefined).join(', ')
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

/** Pieces of what plays, from where the airing begins in it. */
function segmentsOf(airing: Airing, { titles }: ScheduleWords) {
  const sg = airing.pgmId === undefined ? undefined : titles.get(airing.pgmId)?.sg
  if (!sg) return []
  return placeSegments(sg).segments.flatMap(({ re_sp, re_ep }, at) => {
    const length = Math.min(re_ep, airing.offset + airing.dur) - Math.max(re_sp, airing.offset)
    return length > 0 ? [{ kind: sg[at]?.seg_ty ?? 'vod', length }] : []
  })
}

function State({ row, facts }: CellProps<{ row: AiringRow }>) {
  const { airing } = row
  const { words } = facts
  const { translate, zone, format } = words
  const { isOnAir, failures, change, isPinned } = airingState(airing, facts)
  const last = endOf(airing) - 1
  const endsElsewhere = dayOf(last, zone) !== row.day && dayOf(last, zone)
  return (
    <span className="states">
      {isOnAir && <Chip color="inProgress">{translate('schedule.list.onAir')}</Chip>}
      {failures.map((failure) => (
        <Chip key={`${failure.code} ${failure.field}`} color="error" glyph="clockOff">
          {failure.text === 'availabilityExpires' && failure.at !== undefined
            ? translate('schedule.list.expired', { date: format.date(failure.at) })
            : translate('schedule.list.notAvailable')}
        </Chip>
      ))}
      {isPinned && <Chip glyph="pin">{translate('schedule.list.pinned')}</Chip>}
      {change && <Chip color="draft">{translate(`schedule.changes.${change}`)}</Chip>}
      {airing.start < dayBounds(row.day, zone).from && (
        <span>{translate('schedule.list.from', { time: momentOf(airing.start, words) })}</span>
      )}
      {endsElsewhere && (
        <span>
          {translate('schedule.list.ends', {
            day: dayWords(format.settings.language, zone, Date.parse(endsElsewhere)),
          })}
        </span>
      )}
    </span>
  )
}

function GapActs({ range, facts }: CellProps<{ range: TimeRange }>) {
  const { words, onFill, onClose, now } = facts
  if (!onFill || !onClose || range.to <= now) return null
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

function DayWarnings({ day, facts }: CellProps<{ day: string }>) {
  const { words, warningsOf } = facts
  const { translate, format } = words
  return (
    <span className="states">
      {warningsOf(day).map(({ code, gaps, airings }) => (
        <Chip key={code} color={code === '413401' || code === '113403' ? 'warning' : 'error'} glyph="triangle">
          {gaps
            ? translate('schedule.list.gapsOf', {
                length: format.duration(gaps.reduce((sum, { from, to }) => sum + to - from, 0)),
              })
            : translate(`schedule.list.warnings.${code}`, { smart_count: airings?.length ?? 1 })}
        </Chip>
      ))}
    </span>
  )
}

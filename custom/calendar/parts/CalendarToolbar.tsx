import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { DAY_MS } from '#contract/values/timers.ts'
import { dayRangeWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { JumpField } from '#kit/parts/timeline/JumpField.tsx'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { timesOf } from '#kit/parts/timeline/geometry/viewState.ts'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { useCalendar } from '../CalendarContext.ts'
import { BEFORE_NOW } from '../useCalendarTimeline.ts'
import type { CalendarView } from '../model/calendarView.ts'

/** How much a calendar shows, by its name. */
const SPANS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, quarter: 91 * DAY_MS, year: 365 * DAY_MS } as const

type CalendarToolbarProps = {
  view: CalendarView
  onView: (change: Partial<CalendarView>) => void
  jumpRef: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

/** When is looked at, how much of it, as lanes or as a list; the last move taken back. */
export function CalendarToolbar({ view, onView, jumpRef, children }: CalendarToolbarProps) {
  const { timeline, now, words, moves } = useCalendar()
  const { translate, format, zone } = words
  const shown = useTimelineShown(timeline)
  const { from, to } = timesOf(shown)
  /** Closer to what is now where that is in view, else to the middle. */
  const setSpan = (span: number) => {
    const isNowHere = now > from && now < to
    timeline.setSpan(span, isNowHere ? { at: now, x: BEFORE_NOW * shown.width } : undefined)
  }
  const step = (by: -1 | 1) => timeline.jumpTo(timeline.times().from + by * shown.span, 0)
  const walk = (by: 'undo' | 'redo') => {
    const name = moves.names[by]
    const label = name === undefined ? translate(`calendar.${by}`) : translate(`calendar.${by}Of`, { name })
    return (
      <IconButton aria-label={label} title={label} disabled={name === undefined} onClick={moves[by]}>
        <Icon name={by} />
      </IconButton>
    )
  }
  return (
    <Bar>
      <Segments role="group" aria-label={translate('calendar.steps')}>
        <button type="button" aria-label={translate('calendar.earlier')} onClick={() => step(-1)}>
          <Icon name="chevronLeft" size="small" />
        </button>
        <button type="button" onClick={() => timeline.jumpTo(now)}>
          {translate('timeline.today')}
        </button>
        <button type="button" aria-label={translate('calendar.later')} onClick={() => step(1)}>
          <Icon name="chevronRight" size="small" />
        </button>
      </Segments>
      <b className="times">{dayRangeWords(format.settings.language, zone, from, to - 1)}</b>
      <Segments role="group" aria-label={translate('calendar.zoom')}>
        {(Object.keys(SPANS) as (keyof typeof SPANS)[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={shown.span === SPANS[name]}
            onClick={() => setSpan(SPANS[name])}
          >
            {translate(`calendar.spans.${name}`)}
          </button>
        ))}
      </Segments>
      <JumpField timeline={timeline} zone={zone} now={now} inputRef={jumpRef} />
      {children}
      <span className="end">
        {walk('undo')}
        {walk('redo')}
        <Segments role="group" aria-label={translate('calendar.layout')}>
          {(['grid', 'list'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view.layout === one}
              aria-label={translate(`calendar.layouts.${one}`)}
              title={translate(`calendar.layouts.${one}`)}
              onClick={() => onView({ layout: one })}
            >
              <Icon name={one === 'grid' ? 'lanes' : 'list'} size="small" />
            </button>
          ))}
        </Segments>
      </span>
    </Bar>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  paddingBlock: 10,
  '& .end': { display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' },
  '& .times': {
    minInlineSize: 164,
    fontSize: 14,
    fontWeight: 'var(--marquee-weight-700, 700)',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
})

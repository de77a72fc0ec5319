import { styled } from '@mui/material/styles'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { clockText, nameOf, type ScheduleWords } from '../model/scheduleWords.ts'

type DayStripProps = {
  /** Whose version it is, and where the airing stands in it. */
  label: string
  schedule: Schedule
  range: TimeRange
  /** The airing that it is about. */
  marked: string
  words: ScheduleWords
}

/** A stretch of a schedule on one line, to scale; heard as a list. */
export function DayStrip({ label, schedule, range, marked, words }: DayStripProps) {
  const share = (instant: number) =>
    `${((Math.min(range.to, Math.max(range.from, instant)) - range.from) / (range.to - range.from)) * 100}%`
  return (
    <Strip>
      <figcaption>{label}</figcaption>
      <ul>
        {airingsWithin(schedule, range).map((airing) => {
          const text = `${clockText(airing.start, words.zone)} ${nameOf(airing, words)}`
          return (
            <li
              key={airing.id}
              title={text}
              data-marked={airing.id === marked || undefined}
              style={{ insetInlineStart: share(airing.start), insetInlineEnd: `calc(100% - ${share(endOf(airing))})` }}
            >
              {text}
            </li>
          )
        })}
      </ul>
    </Strip>
  )
}

const Strip = styled('figure')(({ theme }) => ({
  margin: '0 0 6px',
  '& figcaption': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& ul': {
    position: 'relative',
    blockSize: 34,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    backgroundColor: 'var(--mui-palette-surface-well)',
    borderRadius: 4,
  },
  '& li': {
    ...theme.typography.caption,
    position: 'absolute',
    insetBlock: 2,
    padding: '6px 6px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderRadius: 3,
    backgroundColor: 'var(--mui-palette-surface-pressed)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-hair)',
  },
  '& [data-marked]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-accent-main)' },
}))

import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import type { ScheduleWords } from '../model/scheduleWords.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import type { ListFacts } from './listFacts.ts'
import type { DayRow } from './model/listRows.ts'

/** The head of a day: its name, its state, how much airs in it. */
export function DayName({ row, facts }: { row: DayRow; facts: ListFacts }) {
  const { words, dayStateOf } = facts
  const { day } = row
  const { st, isProcessing } = dayStateOf(day)
  return (
    <>
      <b>{dayWords(words.format.settings.language, SCHEDULE_ZONE, Date.parse(day))}</b>{' '}
      {isProcessing ? (
        <Chip color="processing">{words.translate('schedule.processing')}</Chip>
      ) : (
        st && <StatusChip status={st} />
      )}
      <small>{dayText(row, words)}</small>
    </>
  )
}

function dayText({ count, filled, slack }: DayRow, { translate, format }: ScheduleWords): string {
  if (filled === 0) return translate('schedule.list.dayEmpty')
  const text = translate('schedule.list.dayText', { smart_count: count, filled: format.duration(filled) })
  return slack > 0 ? `${text}, ${translate('schedule.list.slack', { length: format.duration(slack) })}` : text
}

/** What is wrong with a day, a word for each; of a day that is over nothing can be mended, and it stands quiet. */
export function DayWarnings({ day, facts }: { day: string; facts: ListFacts }) {
  const { words, warningsOf, now } = facts
  const isOver = dayBounds(day, SCHEDULE_ZONE).to <= now
  const { translate, format } = words
  return (
    <span className="states">
      {warningsOf(day).map(({ code, gaps, airings }) => (
        <Chip
          key={code}
          {...(!isOver && { color: code === '413401' || code === '113403' ? 'warning' : 'error' })}
          glyph="triangle"
        >
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

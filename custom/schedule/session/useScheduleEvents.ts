import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, type RefObject } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import { DaysNotSaved } from './dayResults.ts'
import type { LoopOutcome, ScheduleVerb } from './scheduleKind.ts'
import type { ScheduleWeek } from './scheduleWeek.ts'

/** What happened to the schedule is said in passing; lists of schedules elsewhere are read anew. */
export function useScheduleEvents(
  partly: RefObject<DaysNotSaved | undefined>,
  loop: RefObject<LoopOutcome | undefined>,
): (event: EditorEvent<ScheduleWeek, ScheduleVerb>) => void {
  const translate = useTranslate()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const queries = useQueryClient()
  const { settings, list } = useFormat()
  const { language } = settings
  const daysText = (days: readonly string[]) =>
    list(days.map((day) => dayWords(language, SCHEDULE_ZONE, Date.parse(`${day}T00:00:00Z`))))
  const versionOf = useCallback(() => translate('status.draft'), [translate])
  const recordNotice = useRecordNotices<ScheduleWeek>(versionOf)
  const tellPartly = ({ saved, failed }: DaysNotSaved) =>
    notice('warning', 'schedule.save.partly', {
      values: { saved: daysText(saved.map(({ dt }) => dt)), failed: daysText(failed.map(({ day }) => day)) },
      errors: failed.map(({ day, error }) => ({ code: day, description: error instanceof Error ? error.message : '' })),
    })
  return (event) => {
    if (event.kind !== 'done') {
      const isPartly = event.kind === 'failed' && event.error instanceof DaysNotSaved
      return isPartly ? tellPartly(event.error as DaysNotSaved) : recordNotice(event)
    }
    void queries.invalidateQueries({ queryKey: ['schedule'] })
    const outcome = loop.current
    loop.current = undefined
    if (outcome?.kind === 'stale') notice('warning', 'scheduleLoop.stale', { duration: null })
    else if (outcome?.kind === 'refused') tellError(outcome.error)
    if (partly.current) tellPartly(partly.current)
    else if (outcome?.kind === 'stored') notice('success', 'success.loopingScheduleUpdated')
    else if (outcome?.kind === 'stale') return
    else notice('success', 'success.schedulesUpdated')
    partly.current = undefined
  }
}

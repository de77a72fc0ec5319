import { useMemo } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { consequencesOf } from './model/consequences.ts'
import { headOf } from './panels/warningWords.ts'
import { useSchedule } from './ScheduleContext.ts'
import { useScheduleWords } from './useScheduleWords.ts'

/** What a command that was looked at would do beside what it was meant for, and what it would warn of, in words. */
export function useConsequences(before: Schedule, applied: Applied, meant: ReadonlySet<string>) {
  const { titles, failures, now } = useSchedule()
  const { product } = useConsole()
  const { translate, format } = useScheduleWords()
  const found = useMemo(() => {
    const facts = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
    return consequencesOf(before, applied, { dragged: meant, failures, facts })
  }, [before, applied, meant, failures, titles, now, product])
  const names = found.warnings.map((code) => translate(headOf(code)))
  const warned = names.length > 0 && translate('scheduleLanes.question.warnings', { warnings: format.list(names) })
  return { ...found, warned: warned || undefined }
}

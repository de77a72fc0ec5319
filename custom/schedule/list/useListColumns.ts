import { use, useMemo } from 'react'
import { isProcessing } from '#contract/rules/schedule/model/makeSchedule.ts'
import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { closeGapCommand } from '../model/closeGap.ts'
import { useListWords } from './useListWords.ts'
import { listColumns } from './listColumns.tsx'
import type { ListFacts } from './listFacts.ts'
import type { ListRow } from './model/listRows.ts'
import type { StartActs } from './StartField.tsx'

/** The columns of the list, the same as long as nothing that their cells follow from is otherwise. */
export function useListColumns({ onStart, onUnread }: StartActs): Column<ListRow>[] {
  const words = useListWords()
  const console = use(ConsoleContext)
  const { schedule, now, failures, live, warnings, readOnly, openDialog, run } = useSchedule()
  return useMemo(() => {
    const isReadOnly = readOnly !== undefined
    const facts: ListFacts = {
      ...{ words, now, failures, live, isReadOnly, onStart, onUnread },
      fixedOf: (airing) => whyFixed(schedule, airing, now),
      dayStateOf: (day) => {
        const state = schedule.days.get(day) ?? {}
        return { ...(state.st && { st: state.st }), isProcessing: isProcessing(state) }
      },
      warningsOf: (day) => warnings.get(day) ?? [],
      pictureOf: (id) => console?.calls.imageUrl({ id, ratio: '16x9', width: 80 }),
      typeNameOf: (cty) => {
        const type = console?.types.find((one) => one.type === cty)
        return type && textIn(type.labels.one, interfaceLanguage(words.language))
      },
      onFill: isReadOnly ? undefined : (within) => openDialog({ kind: 'fill', within }),
      onClose: isReadOnly
        ? undefined
        : (gap) => void run(closeGapCommand(schedule, gap, now), 'schedule.steps.closeGaps'),
    }
    return listColumns(facts)
  }, [words, console, schedule, now, failures, live, warnings, readOnly, openDialog, run, onStart, onUnread])
}

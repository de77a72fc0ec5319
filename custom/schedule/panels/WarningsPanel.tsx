import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { useScheduleWords } from '../useScheduleWords.ts'
import { ForesightNotes } from './ForesightNotes.tsx'
import { useWarningGroups } from './useWarningGroups.ts'
import { WarningBlock } from './WarningBlock.tsx'

/** Warnings of the days on screen, by code, with jump and repair; then what is no warning yet. */
export function WarningsPanel() {
  const { translate } = useScheduleWords()
  const groups = useWarningGroups()
  return (
    <>
      {groups.length === 0 && (
        <EmptyState icon="check" title={translate('scheduleWarnings.none')}>
          {translate('scheduleWarnings.noneWhy')}
        </EmptyState>
      )}
      {groups.map((group) => (
        <WarningBlock key={group.code} group={group} />
      ))}
      <ForesightNotes />
    </>
  )
}

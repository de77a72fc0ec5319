import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { AiringDetails } from './AiringDetails.tsx'
import { SelectionDetails } from './SelectionDetails.tsx'

/** The selected airing: what it is, when it airs, what it plays; of several what they come to together. */
export function DetailsPanel() {
  const { translate } = useScheduleWords()
  const { schedule, selection, cursor } = useSchedule()
  const chosen = selection.size > 0 ? [...selection] : cursor?.kind === 'airing' ? [cursor.id] : []
  const airings = chosen.flatMap((id) => schedule.byId.get(id) ?? [])
  const [only] = airings
  if (!only)
    return (
      <EmptyState icon="info" title={translate('scheduleDetails.none')}>
        {translate('scheduleDetails.noneWhy')}
      </EmptyState>
    )
  return airings.length === 1 ? <AiringDetails key={only.id} airing={only} /> : <SelectionDetails airings={airings} />
}

import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { LeaveQuestion } from '#kit/record/screen/LeaveQuestion.tsx'
import { RecordEditorContext } from '#kit/record/screen/RecordEditorContext.ts'
import { ScheduleAreas } from './ScheduleAreas.tsx'
import type { ScheduleChannel } from './ScheduleContext.ts'
import { ScheduleScreenProvider } from './ScheduleScreenProvider.tsx'
import { ConflictReview } from './dialogs/ConflictReview.tsx'
import { PublishReview } from './dialogs/PublishReview.tsx'
import type { Shown, ShownChange } from './model/scheduleView.ts'
import { mondayOf } from './model/shown.ts'
import { SessionBanners } from './parts/SessionBanners.tsx'
import { ScheduleBar } from './parts/ScheduleBar.tsx'
import type { ScheduleWeek } from './session/scheduleWeek.ts'
import { useOpenSchedule } from './session/useOpenSchedule.ts'
import { useScheduleRecord } from './session/useScheduleRecord.ts'
import { useScheduleKeys } from './useScheduleKeys.ts'

type ScheduleScreenProps = {
  week: ScheduleWeek
  channel: ScheduleChannel
  record: ContentRecord | undefined
  shown: Shown
  show: (change: ShownChange) => void
  back: { to: string; label: string }
}

/** One week of a channel, open: its bar, its areas, and what a save or a leaving asks. */
export function ScheduleScreen({ week, channel, record, shown, show, back }: ScheduleScreenProps) {
  const session = useOpenSchedule({ week, channel, record, shown })
  const { open, values, live, titles, needTitles, readOnly, editor, publish } = session
  const guard = useLeaveGuard(values.isDirty)
  const [elsewhere, setElsewhere] = useState<ShownChange>()
  const screen = useMemo(
    () => ({
      ...{ channel, live, shown, titles, readOnly, needTitles, editor },
      /** Another week is another document: unsaved work asks first. */
      show: (change: ShownChange) => {
        const isOther = change.day !== undefined && mondayOf(change.day) !== mondayOf(shown.from)
        if (isOther && values.isDirty()) setElsewhere(change)
        else show(change)
      },
    }),
    [channel, live, shown, show, titles, readOnly, needTitles, editor, values],
  )
  const asking = elsewhere
    ? { isAsking: true, leave: () => show(elsewhere), stay: () => setElsewhere(undefined), pass: guard.pass }
    : guard
  return (
    <RecordEditorContext value={useScheduleRecord(session, channel)}>
      <ScheduleScreenProvider open={screen}>
        <ScheduleKeys save={() => void open.editor.save()} />
        <Sheet>
          <ScheduleBar back={back} />
          <Notes>
            <SessionBanners />
          </Notes>
          <ScheduleAreas />
        </Sheet>
        <PublishReview onPublish={publish} />
        <ConflictReview session={session} />
        {asking.isAsking && <LeaveQuestion guard={asking} name={channel.name} />}
      </ScheduleScreenProvider>
    </RecordEditorContext>
  )
}

function ScheduleKeys({ save }: { save: () => void }) {
  useScheduleKeys(save)
  return null
}

const Sheet = styled('div')({
  display: 'grid',
  gridTemplate: '"bar" 64px "notes" auto "page" minmax(0,1fr) / minmax(0,1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
})

const Notes = styled('div')({ gridArea: 'notes', display: 'grid', gap: 8, '&:not(:empty)': { padding: '0 12px 8px' } })

import { LeaveDialog } from '../guard/LeaveDialog.tsx'
import type { LeaveGuard } from '../guard/useLeaveGuard.ts'
import { useRecordEditor } from './RecordEditorContext.ts'

/** The open record is about to be left with unsaved text: save it, give it up, or stay. `name` stands for one without. */
export function LeaveQuestion({ guard, name }: { guard: LeaveGuard; name: string }) {
  const { editor, values, notYet, busy, title } = useRecordEditor()
  const save = async () => {
    if (await editor.save()) guard.leave()
    else guard.stay()
  }
  return (
    <LeaveDialog
      name={title || name}
      changes={Math.max(1, values.changes().length)}
      notYet={notYet}
      busy={busy !== undefined}
      onStay={guard.stay}
      onDiscard={() => {
        editor.revert()
        guard.leave()
      }}
      onSave={() => void save()}
    />
  )
}

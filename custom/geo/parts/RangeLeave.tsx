import { useTranslate } from 'ra-core'
import { LeaveDialog } from '#kit/record/guard/LeaveDialog.tsx'
import type { LeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import type { RangeForm } from '../useRangeForm.ts'

type RangeLeaveProps = { form: RangeForm; guard: LeaveGuard; name: string }

/** A range is left with something typed: save it, give it up, or stay. */
export function RangeLeave({ form, guard, name }: RangeLeaveProps) {
  const translate = useTranslate()
  if (!guard.isAsking) return null
  return (
    <LeaveDialog
      name={name}
      changes={1}
      notYet={form.isSavable ? undefined : translate('geo.notYet')}
      busy={form.isSaving}
      onStay={guard.stay}
      onDiscard={guard.leave}
      onSave={() => void form.save()}
    />
  )
}

import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { RecordEditorValue } from '#kit/record/screen/RecordEditorContext.ts'
import type { ScheduleChannel } from '../ScheduleContext.ts'
import type { OpenedSchedule } from './useOpenSchedule.ts'

const NO_FIELDS = {}

/** The open week as banners and dialogs of the kit see it. */
export function useScheduleRecord({ open, values, view, draft, readOnly }: OpenedSchedule, channel: ScheduleChannel) {
  const translate = useTranslate()
  return useMemo(
    (): RecordEditorValue => ({
      ...open,
      values,
      form: { dirty: !view.isSaved, errors: 0 },
      steps: {
        undo: draft.undo,
        redo: draft.redo,
        undoable: view.done.at(-1),
        redoable: view.undone[0],
      },
      title: translate('schedule.pageName', { name: channel.name }),
      page: SCHEDULE_PAGE,
      schema: NO_FIELDS,
      mode: readOnly === 'rights' ? 'read' : 'edit',
      isSavable: readOnly === undefined,
      notYet: undefined,
    }),
    [open, values, view.isSaved, view.done, view.undone, draft, readOnly, channel.name, translate],
  )
}

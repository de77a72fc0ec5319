import { useTranslate } from 'ra-core'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'
import { editKey } from '#kit/parts/keys/editKey.ts'
import { isTyping } from '#kit/parts/keys/isTyping.ts'
import { useWindowKeys } from '#kit/parts/keys/useWindowKeys.ts'
import { useSchedule } from './ScheduleContext.ts'

/** Keys of the whole screen, and the word for what they do. */
const KEYS = { 'Mod+S': 'schedule.keys.save', 'Mod+Z': 'schedule.keys.undo', 'Mod+Y': 'schedule.keys.redo' } as const

/** Ctrl+S saves wherever the focus is; undo and redo step through the schedule outside of fields and dialogs. */
export function useScheduleKeys(save: () => void): void {
  const translate = useTranslate()
  const { undo, redo, readOnly, isSaved, dialog, setSnapping, snapping, openDialog } = useSchedule()
  useWindowKeys((event) => {
    const asked = event.defaultPrevented ? undefined : editKey(event)
    if (!asked) return
    if (asked === 'save') {
      event.preventDefault()
      if (readOnly === undefined && !isSaved) save()
      return
    }
    const isElsewhere = dialog !== undefined || document.querySelector('[role=dialog]') !== null
    if (readOnly !== undefined || isElsewhere || isTyping(event.target)) return
    if (asked === 'undo') undo()
    else redo()
    event.preventDefault()
  })
  const keyLists = useKeyList('schedule', 'schedule.keys.title', KEYS)
  const isOn = readOnly === undefined
  useCommands(
    [
      ...(isOn
        ? ([
            { kind: 'publish', words: 'reviewAndPublish' },
            { kind: 'removeGaps', words: 'toolbar.removeGaps' },
          ] as const)
        : []
      ).map(({ kind, words }) => ({
        id: `schedule.${kind}`,
        group: 'page' as const,
        label: translate(`schedule.${words}`),
        act: { run: () => openDialog({ kind }) },
      })),
      {
        id: 'schedule.snapping',
        group: 'page',
        label: translate('schedule.toolbar.snapping'),
        act: { run: () => setSnapping(!snapping) },
      },
    ],
    keyLists,
  )
}

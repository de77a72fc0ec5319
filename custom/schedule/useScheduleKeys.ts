import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { KeyList } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { isTyping } from '#kit/parts/keys/isTyping.ts'
import { useSchedule } from './ScheduleContext.ts'

/** Keys of the whole screen, and the word under `schedule.keys` for what they do. */
const KEYS = { 'Mod+S': 'save', 'Mod+Z': 'undo', 'Mod+Y': 'redo' } as const

/** Ctrl+S saves wherever the focus is; undo and redo step through the schedule outside of fields and dialogs. */
export function useScheduleKeys(save: () => void): void {
  const translate = useTranslate()
  const { undo, redo, readOnly, isSaved, dialog, setSnapping, snapping, openDialog } = useSchedule()
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      if (readOnly === undefined && !isSaved) save()
    }
    const isElsewhere = dialog !== undefined || document.querySelector('[role=dialog]') !== null
    if (readOnly !== undefined || isElsewhere || isTyping(event.target)) return
    if (key === 'z' && !event.shiftKey) undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const keyLists = useMemo(
    (): KeyList[] => [
      {
        id: 'schedule',
        title: translate('schedule.keys.title'),
        lines: Object.entries(KEYS).map(([keys, name]) => ({ keys, words: translate(`schedule.keys.${name}`) })),
      },
    ],
    [translate],
  )
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

import type { KeyboardEvent } from 'react'
import { useMemo } from 'react'
import type { Command } from '#kit/parts/commands/command.ts'
import { useTimelineKeyList } from '#kit/parts/timeline/keys/useTimelineKeyList.ts'
import { useCalendar } from './CalendarContext.ts'

/** Keys of a calendar beside those of every timeline, for its page, the palette and the sheet of shortcuts. */
export function useCalendarCommands(onJump: () => void) {
  const { timeline, lanes, words, moves } = useCalendar()
  const { translate } = words
  const goToProblem = (by: -1 | 1) => {
    const marked = lanes.flatMap((lane, index) => (lane.entry.notes.length > 0 ? [{ lane, index }] : []))
    const here = lanes.findIndex(({ key }) => key === timeline.shown().focus.lane)
    const next =
      by > 0
        ? (marked.find(({ index }) => index > here) ?? marked[0])
        : (marked.findLast(({ index }) => index < here) ?? marked.at(-1))
    const item = next?.lane.items?.[0]
    if (next && item) timeline.goTo({ lane: next.lane.key, item: item.key, cursor: item.from }, next.index, item)
  }
  const keys = useTimelineKeyList(
    useMemo(
      () => [
        { keys: 'Alt+ArrowLeft Alt+ArrowRight', words: translate('calendar.keys.move') },
        { keys: 'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight', words: translate('calendar.keys.end') },
        { keys: 'Alt+Ctrl+ArrowLeft Alt+Ctrl+ArrowRight', words: translate('calendar.keys.start') },
        { keys: 'Mod+Z Mod+Y', words: translate('calendar.keys.undo') },
        { keys: 'N Shift+N', words: translate('calendar.keys.problems') },
        { keys: 'J', words: translate('timeline.jump') },
      ],
      [translate],
    ),
  )
  const command = (id: string, label: string, shownKeys: string, run: () => void): Command => ({
    ...{ id: `calendar.${id}`, group: 'page', label, shownKeys, act: { run } },
  })
  const list = [
    command('jump', translate('timeline.jump'), 'J', onJump),
    command('next', translate('calendar.keys.problems'), 'N', () => goToProblem(1)),
    ...(moves.names.undo === undefined
      ? []
      : [command('undo', translate('calendar.undoOf', { name: moves.names.undo }), 'Mod+Z', moves.undo)]),
    ...(moves.names.redo === undefined
      ? []
      : [command('redo', translate('calendar.redoOf', { name: moves.names.redo }), 'Mod+Y', moves.redo)]),
  ]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    if (event.defaultPrevented || altKey || isTypedInto(target as Element)) return
    const name = key.toLowerCase()
    const act =
      ctrlKey || metaKey
        ? { z: shiftKey ? moves.redo : moves.undo, y: moves.redo }[name]
        : { j: onJump, n: () => goToProblem(shiftKey ? -1 : 1) }[name]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { list, keys: [keys], onKeyDown }
}

function isTypedInto(target: Element): boolean {
  return target.closest('input,textarea,select,[contenteditable=true],[role=dialog],[role=menu]') !== null
}

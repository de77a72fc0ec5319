import { useMemo } from 'react'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule, type ScheduleScreen } from '../ScheduleContext.ts'
import { clockText, momentOf, nameOf, type ScheduleWords } from '../model/scheduleWords.ts'
import { joinCommand } from '../model/splitting.ts'
import { focusShelf } from '../shelf/focusShelf.ts'
import { useListWords } from './useListWords.ts'
import { nextPlace } from './model/nextPlace.ts'
import { besideIn, placeAfter, type ListRow } from './model/listRows.ts'
import type { ListIntent } from './model/listKeys.ts'

const QUARTER_MS = 900_000

/** What can be done on a row of the list: each is one command, told in words once it is done. */
export function useListActs(rows: readonly ListRow[]) {
  const screen = useSchedule()
  const words = useListWords()
  return useMemo(() => actsOf({ screen, words, rows }), [screen, words, rows])
}

type Parts = { screen: ScheduleScreen; words: ScheduleWords; rows: readonly ListRow[] }

function actsOf({ screen, words, rows }: Parts) {
  const { translate } = words
  const { announcer } = screen
  const refuse = (reason: 'noGap' | 'noWarning' | 'nothingCopied' | 'needsProgram') => {
    announcer.say(translate(`scheduleLanes.said.${reason}`))
    return true
  }
  /** Where the airing stands after the command, in words. */
  const carryOut = (command: ScheduleCommand, tell: (after: Airing | undefined) => string, about?: string) => {
    const { schedule, refused } = screen.run(command)
    if (refused) return false
    announcer.say(tell(about === undefined ? undefined : schedule.byId.get(about)))
    return true
  }
  const moveTo = (airing: Airing, toStart: number, snap: boolean) =>
    carryOut(
      { kind: 'move', ids: [airing.id], toStart, mode: 'exact', snap, evenPinned: true },
      (after) =>
        translate('schedule.list.said.moved', {
          title: nameOf(airing, words),
          time: momentOf(after?.start ?? toStart, words),
        }),
      airing.id,
    )
  return {
    onStart: (airing: Airing, toStart: number) => moveTo(airing, toStart, screen.snapping),
    onUnread: (text: string) => announcer.say(translate('schedule.list.said.unread', { text })),
    /** Does what a key or the menu means on a row; false where it means nothing there. */
    act(intent: ListIntent, row: ListRow): boolean {
      const airing = row.kind === 'airing' ? row.airing : undefined
      switch (intent) {
        case 'nextGap':
        case 'gapBefore':
        case 'nextWarning':
        case 'now': {
          const place = nextPlace(screen, intent, placeOf(row))
          if (place) screen.goTo(place)
          else if (intent !== 'now') return refuse(intent === 'nextWarning' ? 'noWarning' : 'noGap')
          return true
        }
        case 'paste':
          if (!screen.clipboard?.airings.length) return refuse('nothingCopied')
          return paste(screen, placeAfter(row), (count) =>
            announcer.say(translate('schedule.list.said.pasted', { smart_count: count })),
          )
        case 'add':
          screen.moveCursor({ kind: 'time', at: placeAfter(row) })
          focusShelf(screen)
          return true
        default:
          return airing ? actOn(intent, airing) : refuse('needsProgram')
      }
    },
  }

  function actOn(intent: ListIntent, airing: Airing): boolean {
    const ids = screen.selection.has(airing.id) ? [...screen.selection] : [airing.id]
    const title = nameOf(airing, words)
    const said = (name: string) => () => translate(`schedule.list.said.${name}`, { title, smart_count: ids.length })
    switch (intent) {
      case 'up':
      case 'down': {
        const other = besideIn(rows, airing.id, intent === 'up' ? -1 : 1)
        if (!other) {
          announcer.say(said(intent === 'up' ? 'first' : 'last')())
          return true
        }
        const command = { kind: 'swap', ids: [airing.id, other.id] } as const
        return carryOut(command, (after) => swapped(title, other, after), airing.id) || true
      }
      case 'earlier':
        return moveTo(airing, airing.start - QUARTER_MS, screen.snapping) || true
      case 'later':
        return moveTo(airing, airing.start + QUARTER_MS, screen.snapping) || true
      case 'lift':
      case 'extract':
        return carryOut({ kind: intent, ids }, said(intent)) || true
      case 'pin':
        // To pin asks first what else airs then (specification section 5).
        if (airing.pinned) return carryOut({ kind: 'unpin', ids }, said('unpinned')) || true
        screen.openDialog({ kind: 'pin', ids })
        return true
      case 'duplicate': {
        const command = { kind: 'duplicate', ids: [airing.id], newIds: [screen.newId()] } as const
        return carryOut({ ...command, toStart: endOf(airing), mode: 'insert' }, said('duplicated')) || true
      }
      case 'copy':
      case 'cut':
        screen.copy({ airings: ids.flatMap((id) => screen.schedule.byId.get(id) ?? []) })
        if (intent === 'copy') announcer.say(said('copied')())
        return intent === 'copy' || carryOut({ kind: 'lift', ids }, said('cut')) || true
      case 'moveTo':
        screen.openDialog({ kind: 'moveTo', ids })
        return true
      case 'replace':
        screen.openDialog({ kind: 'replace', id: airing.id })
        return true
      case 'split':
        screen.openDialog({ kind: 'split', id: airing.id })
        return true
      case 'join':
        return carryOut(joinCommand(screen.schedule, airing), said('joined')) || true
      default:
        return false
    }
  }

  function swapped(title: string, other: Airing, after: Airing | undefined): string {
    const time = after ? clockText(after.start, words.zone) : ''
    return translate('schedule.list.said.swapped', { title, other: nameOf(other, words), time })
  }
}

function paste({ clipboard, newId, run }: ScheduleScreen, toStart: number, tell: (count: number) => void): boolean {
  if (!clipboard) return true
  const airings = clipboard.airings.map((airing) => ({ ...airing, id: newId(), pinned: false }))
  if (!run({ kind: 'paste', airings, toStart, mode: 'insert' }).refused) tell(airings.length)
  return true
}

function placeOf(row: ListRow): number {
  if (row.kind === 'airing') return row.airing.start
  return row.kind === 'gap' ? row.range.from : Date.parse(row.day)
}

import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { joinCommand } from '../../model/splitting.ts'
import { momentOf } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { draggedAirings, spanOf } from '../model/drop.ts'
import type { LaneItem } from '../model/laneItem.ts'
import { startAtEdge, steppedStart } from './keyTargets.ts'
import type { LaneSurface } from '../drag/surface.ts'

/** What keys do to airings: each as one command, its result said to those who hear it. */
export function useLaneCommands({ words }: LaneSurface) {
  const { schedule, selection, select, run, snapping, clipboard, copy, newId, announcer, now, goTo, openDialog } =
    useSchedule()
  const { translate } = words
  const say = (name: string, values?: Record<string, unknown>) =>
    announcer.say(translate(`scheduleLanes.said.${name}`, values))

  /** The chosen ones where one is on one of them, else the one that one is on. */
  const targetsOf = (item: LaneItem | undefined): readonly Airing[] => {
    if (item?.kind !== 'airing') return []
    const ids = selection.has(item.key) ? [...selection] : [item.key]
    return draggedAirings(schedule, { kind: 'move', ids })
  }
  const idsOf = (airings: readonly Airing[]) => airings.map(({ id }) => id)
  const perform = (command: ScheduleCommand, said: () => void) => {
    const before = schedule
    const { schedule: after, refused } = run(command)
    if (!refused && after !== before) said()
  }
  /** The keyboard stays on the airing that it was on, wherever that goes. */
  const moveTo = (focused: string | undefined, airings: readonly Airing[], toStart: number | undefined) => {
    if (focused === undefined || airings.length === 0 || toStart === undefined) return
    perform({ kind: 'move', ids: idsOf(airings), toStart, mode: 'exact' }, () => {
      goTo({ kind: 'airing', id: focused })
      say('placed', { time: momentOf(toStart, words) })
    })
  }
  return {
    targetsOf,
    step: (item: LaneItem | undefined, by: -1 | 1, unit: 'quarter' | 'day') => {
      const airings = targetsOf(item)
      const [first] = airings
      if (first) moveTo(item?.key, airings, steppedStart(first.start, { by, unit }, snapping))
    },
    toEdge: (item: LaneItem | undefined, by: -1 | 1) => {
      const airings = targetsOf(item)
      moveTo(item?.key, airings, startAtEdge(schedule, airings, by))
    },
    takeOut: (item: LaneItem | undefined, kind: 'lift' | 'extract') => {
      const airings = targetsOf(item)
      if (airings.length === 0) return
      perform({ kind, ids: idsOf(airings) }, () => say(kind, { smart_count: airings.length }))
    },
    /** Drops the pins of what is pinned; to pin asks what else airs then (specification section 5). */
    pin: (item: LaneItem | undefined) => {
      if (item?.kind !== 'airing') return
      const ids = idsOf(targetsOf(item))
      if (!item.airing.pinned) return openDialog({ kind: 'pin', ids })
      perform({ kind: 'unpin', ids }, () => say('unpinned', { smart_count: ids.length }))
    },
    replace: (item: LaneItem | undefined) => {
      if (item?.kind === 'airing') openDialog({ kind: 'replace', id: item.key })
    },
    /** At the time where pointer or cursor are, as far as it runs then. */
    split: (item: LaneItem | undefined, at: number) => {
      if (item?.kind === 'airing') openDialog({ kind: 'split', id: item.key, at })
    },
    join: (item: LaneItem | undefined) => {
      if (item?.kind !== 'airing') return
      const command = joinCommand(schedule, item.airing)
      perform(command, () => {
        if (command.kind === 'join') goTo({ kind: 'airing', id: command.ids[0] })
        say('joined')
      })
    },
    copy: (item: LaneItem | undefined) => {
      const airings = targetsOf(item)
      if (airings.length === 0) return
      copy({ airings })
      say('copied', { smart_count: airings.length })
    },
    cut: (item: LaneItem | undefined) => {
      const airings = targetsOf(item)
      if (airings.length === 0) return
      copy({ airings })
      perform({ kind: 'lift', ids: idsOf(airings) }, () => say('cut', { smart_count: airings.length }))
    },
    /** Into a gap at its start, in front of an airing by pushing it. */
    paste: (item: LaneItem | undefined, at: number) => {
      if (!clipboard || clipboard.airings.length === 0) return say('nothingCopied')
      const airings = clipboard.airings.map((airing) => ({ ...airing, id: newId(), pinned: false }))
      const toStart = item?.kind === 'airing' ? item.airing.start : Math.max(at, now)
      perform({ kind: 'paste', airings, toStart, mode: item?.kind === 'airing' ? 'insert' : 'exact' }, () => {
        select(idsOf(airings))
        say('pasted', { smart_count: airings.length, time: momentOf(toStart, words) })
      })
    },
    duplicate: (item: LaneItem | undefined) => {
      const airings = targetsOf(item)
      const [first] = airings
      if (!first) return
      const newIds = airings.map(() => newId())
      const toStart = first.start + spanOf(airings)
      perform({ kind: 'duplicate', ids: idsOf(airings), newIds, toStart, mode: 'exact' }, () => {
        select(newIds)
        say('duplicated', { smart_count: newIds.length, time: momentOf(toStart, words) })
      })
    },
  }
}

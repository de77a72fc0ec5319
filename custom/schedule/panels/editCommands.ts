import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'

/** Another length, in ms: a shorter one leaves a hole, a longer one pushes what follows. */
export function lengthCommand(airing: Airing, dur: number): ScheduleCommand {
  return dur < airing.dur
    ? { kind: 'trim', id: airing.id, edge: 'end', to: airing.start + dur }
    : { kind: 'replace', id: airing.id, airing: { ...airing, dur } }
}

/** So many ms of its program left out at its start, which stays when it is; it never plays beyond its end. */
export function offsetCommand(airing: Airing, offset: number, runTime: number | undefined): ScheduleCommand {
  const dur = runTime === undefined ? airing.dur : Math.min(airing.dur, Math.max(0, runTime - offset))
  return { kind: 'replace', id: airing.id, airing: { ...airing, offset, dur } }
}

/** What brings one change back to how it was: at its time and as it was, if there is room. */
export function takeBackCommand(change: AiringChange): ScheduleCommand {
  const { airing } = change
  switch (change.kind) {
    case 'added':
      return { kind: 'lift', ids: [airing.id], evenPinned: true }
    case 'removed':
      return { kind: 'add', airings: [airing], toStart: airing.start, mode: 'exact' }
    case 'moved':
      return { kind: 'move', ids: [airing.id], toStart: change.was.start, mode: 'exact', evenPinned: true }
    case 'changed': {
      const isPin = change.fields.length === 1 && change.fields[0] === 'pinned'
      if (isPin) return { kind: airing.pinned ? 'unpin' : 'pin', ids: [airing.id] }
      const { was } = change
      const isEnd = was.dur < airing.dur && change.fields.length === 1 && change.fields[0] === 'dur'
      if (isEnd) return { kind: 'trim', id: airing.id, edge: 'end', to: endOf(was), evenPinned: true }
      return { kind: 'replace', id: airing.id, airing: was, evenPinned: true }
    }
  }
}

import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { scheduleChanges } from '#contract/rules/schedule/publish/scheduleChanges.ts'

/** What a command would do to airings that it does not name. */
type Effects = {
  moved: readonly { airing: Airing; by: number }[]
  removed: readonly Airing[]
  /** They would play otherwise, most often shorter. */
  changed: readonly Airing[]
  /** The longest way that one of them moves, in ms. */
  farthest: number
}

/** The effects of a previewed command beside those on the airings it names. */
export function effectsOf(before: Schedule, { schedule }: Applied, named: ReadonlySet<string>): Effects {
  const changes = scheduleChanges(before, schedule).filter(({ airing }) => !named.has(airing.id))
  const moved = changes.flatMap((change) => (change.kind === 'moved' ? [{ airing: change.airing, by: change.by }] : []))
  return {
    moved,
    removed: changes.flatMap(({ kind, airing }) => (kind === 'removed' ? [airing] : [])),
    changed: changes.flatMap(({ kind, airing }) => (kind === 'changed' ? [airing] : [])),
    farthest: moved.reduce((most, { by }) => Math.max(most, Math.abs(by)), 0),
  }
}

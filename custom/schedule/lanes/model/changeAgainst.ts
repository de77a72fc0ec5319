import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { scheduleChanges, type AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'

type Compared = { was: Airing | undefined; change: AiringChange | undefined }
const compared = new WeakMap<Airing, Compared>()

const sideOf = (airing: Airing | undefined) => ({ byId: new Map(airing ? [[airing.id, airing]] : []) })

/**
 * What is otherwise in an airing than it was. Both sides come from reads of their own, so that airings which nobody
 * changed have to be compared field by field: once, since an airing that stays keeps its identity.
 */
export function changeAgainst(was: Airing | undefined, airing: Airing): AiringChange | undefined {
  const known = compared.get(airing)
  if (known && known.was === was) return known.change
  const [change] = scheduleChanges(sideOf(was), sideOf(airing))
  compared.set(airing, { was, change })
  return change
}

import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import { settleConflict, threeWay } from '#contract/rules/merge/threeWay.ts'

type Values = Readonly<Record<string, unknown>>
export type Side = 'mine' | 'theirs'

/** Two people's work on one record since the version that both started from. */
export type MergedSaves = {
  /** With mine wherever both changed the same. */
  merged: Values
  conflicts: readonly Conflict[]
  /** Pointers of what they changed and I did not touch: these came along by themselves. */
  taken: readonly string[]
  /** Pointers of what I changed and keep. */
  kept: readonly string[]
}

/** Images come and go by calls of their own: whatever the server has of them now is right. */
const SERVER_KEPT = ['ia', 'ia_meta']

/** Merges by field; only payloads are compared, since the server's own fields always differ after a save. */
export function mergeSaves(base: Values, mine: Values, theirs: Values): MergedSaves {
  const [before, own, other] = [base, mine, theirs].map((record) => payloadOf(record)) as [Values, Values, Values]
  const present = Object.fromEntries(SERVER_KEPT.map((key) => [key, other[key]]))
  const { merged, conflicts } = threeWay(before, { ...own, ...present }, other)
  const disputed = new Set(conflicts.map(({ field }) => field))
  const free = (from: Values) =>
    diffRecords(before, from, { ignore: SERVER_KEPT })
      .map(({ field }) => field)
      .filter((field) => !disputed.has(field))
  return { merged, conflicts, taken: free(other), kept: free(own) }
}

/** The merged record after the person has chosen a side for each conflict; the unchosen keep mine. */
export function withChoices(merge: MergedSaves, choices: ReadonlyMap<string, Side>): Values {
  return merge.conflicts.reduce<Values>(
    (record, conflict) => settleConflict(record, conflict, choices.get(choiceKey(conflict)) ?? 'mine'),
    merge.merged,
  )
}

/** A list's order and one of its fields may both be in dispute. */
export function choiceKey({ field, kind }: Conflict): string {
  return `${kind} ${field}`
}

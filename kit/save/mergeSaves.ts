import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import { bothOf } from '#contract/rules/merge/bothOf.ts'
import { settleConflict, settleWith, threeWay } from '#contract/rules/merge/threeWay.ts'

type Values = Readonly<Record<string, unknown>>
export type Side = 'mine' | 'theirs'
/** What a person makes of a conflict: a side, both lists together, or words of their own. */
export type Choice = { take: Side | 'both' } | { text: string }

/** Two people's work on one record since the version that both started from. */
export type MergedSaves = {
  /** With mine wherever both changed the same. */
  merged: Values
  conflicts: readonly Conflict[]
  /** What the result goes over. */
  theirs: Values
  /** What they changed and I did not touch: these came along by themselves. */
  taken: readonly FieldChange[]
  /** What I changed and keep. */
  kept: readonly FieldChange[]
}

/** Images come and go by calls of their own: whatever the server has of them now is right. */
const SERVER_KEPT = ['ia', 'ia_meta']

/** Merges by field; only payloads are compared, since the server's own fields always differ after a save. */
export function mergeSaves(base: Values, mine: Values, theirs: Values): MergedSaves {
  const [before, own, other] = [base, mine, theirs].map((record) => payloadOf(record)) as [Values, Values, Values]
  const present = Object.fromEntries(SERVER_KEPT.map((key) => [key, other[key]]))
  const { merged, conflicts } = threeWay(before, { ...own, ...present }, other)
  const free = (from: Values) =>
    diffRecords(before, from, { ignore: SERVER_KEPT }).filter(
      ({ field }) => !conflicts.some((one) => disputes(one, field)),
    )
  return { merged, conflicts, theirs: other, taken: free(other), kept: free(own) }
}

/** The field itself, what holds it or what it holds: a removed entry disputes everything in it, an order nothing else. */
function disputes({ field: one, kind }: Conflict, field: string): boolean {
  return field === one || (kind === 'value' && (field.startsWith(`${one}/`) || one.startsWith(`${field}/`)))
}

/** The value that a choice puts into the field. */
export function valueOfChoice(conflict: Conflict, choice: Choice): unknown {
  if ('text' in choice) return choice.text === '' ? undefined : choice.text
  return choice.take === 'both' ? bothOf(conflict) : conflict[choice.take]
}

/** The merged record after the person has decided each conflict; the undecided keep mine. */
export function withChoices(merge: MergedSaves, choices: ReadonlyMap<string, Choice>): Values {
  return merge.conflicts.reduce<Values>((record, conflict) => {
    const choice = choices.get(choiceKey(conflict)) ?? { take: 'mine' as const }
    if ('take' in choice && choice.take !== 'both') return settleConflict(record, conflict, choice.take)
    return settleWith(record, conflict, valueOfChoice(conflict, choice))
  }, merge.merged)
}

/** A list's order and one of its fields may both be in dispute. */
export function choiceKey({ field, kind }: Conflict): string {
  return `${kind} ${field}`
}

import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { OLDER_SOURCES, SOURCE_MARK } from '#contract/rules/translations/translations.ts'
import { valueAt, withValue } from '#contract/rules/diff/pointer.ts'
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
  /** Marks that both changed: nobody is asked, each follows the text that it belongs to. */
  marks: readonly Conflict[]
  mine: Values
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
  const { merged, conflicts: all } = threeWay(before, { ...own, ...present }, other)
  const [marks, conflicts] = [true, false].map((isMark) =>
    all.filter(({ field }) => (textOfMark(merged, field) !== undefined) === isMark),
  ) as [Conflict[], Conflict[]]
  const free = (from: Values) =>
    diffRecords(before, from, { ignore: SERVER_KEPT }).filter(
      ({ field }) => textOfMark(from, field) === undefined && !all.some((one) => disputes(one, field)),
    )
  return { merged, conflicts, marks, mine: own, theirs: other, taken: free(other), kept: free(own) }
}

/** The field itself, what holds it or what it holds: a removed entry disputes everything in it, an order nothing else. */
function disputes({ field: one, kind }: Conflict, field: string): boolean {
  return field === one || (kind === 'value' && (field.startsWith(`${one}/`) || one.startsWith(`${field}/`)))
}

/** The value that a choice puts into the field. */
function valueOfChoice(conflict: Conflict, choice: Choice): unknown {
  if ('text' in choice) return choice.text === '' ? undefined : choice.text
  return choice.take === 'both' ? bothOf(conflict) : conflict[choice.take]
}

/** The merged record after the person has decided each conflict; the undecided keep mine. */
export function withChoices(merge: MergedSaves, choices: ReadonlyMap<string, Choice>): Values {
  const decided = merge.conflicts.reduce<Values>((record, conflict) => {
    const choice = choices.get(choiceKey(conflict)) ?? { take: 'mine' as const }
    if ('take' in choice && choice.take !== 'both') return settleConflict(record, conflict, choice.take)
    return settleWith(record, conflict, valueOfChoice(conflict, choice))
  }, merge.merged)
  return followTexts(merge, decided)
}

/** The same as fields to be assigned: what the merge takes away is there as undefined. */
export function mergedFields(merge: MergedSaves, choices: ReadonlyMap<string, Choice>): Values {
  const final = withChoices(merge, choices)
  const fields = new Set([merge.mine, merge.theirs, final].flatMap((each) => Object.keys(each)))
  return Object.fromEntries([...fields].map((field) => [field, final[field]]))
}

/** What the merged record changes in theirs, as people care for it. */
export function changesOf(merge: MergedSaves, choices: ReadonlyMap<string, Choice>): FieldChange[] {
  const result = withChoices(merge, choices)
  return diffRecords(merge.theirs, result).filter(({ field }) => textOfMark(result, field) === undefined)
}

/** A list's order and one of its fields may both be in dispute. */
export function choiceKey({ field, kind }: Conflict): string {
  return `${kind} ${field}`
}

const MARKS = [SOURCE_MARK, OLDER_SOURCES] as const
const MARK_AT = new RegExp(`^(.*)/(?:${MARKS.join('|')})(?:/[^/]*)?$`)

/** The text that a translation's mark speaks of, or undefined where the field is no such mark. */
function textOfMark(record: Values, field: string): string | undefined {
  const entry = MARK_AT.exec(field)?.[1]
  return entry === undefined || valueAt(record, `${entry}/lang`) === undefined ? undefined : `${entry}/n`
}

/** A mark says which source text a translation was made from: it comes from the side that the text itself comes from. */
function followTexts({ conflicts, marks, mine, theirs }: MergedSaves, record: Values): Values {
  const places = [...conflicts, ...marks].flatMap(({ field }) =>
    field.endsWith('/n') && textOfMark(record, `${field.slice(0, -1)}${SOURCE_MARK}`) !== undefined
      ? [field]
      : (textOfMark(record, field) ?? []),
  )
  return [...new Set(places)].reduce<Values>((result, text) => {
    const now = valueAt(result, text)
    const isTheirs = now !== undefined && now === valueAt(theirs, text) && now !== valueAt(mine, text)
    if (!isTheirs) return result
    return MARKS.map((mark) => `${text.slice(0, -1)}${mark}`)
      .filter((mark) => valueAt(theirs, mark) !== undefined || valueAt(result, mark) !== undefined)
      .reduce<Values>((each, mark) => withValue(each, mark, valueAt(theirs, mark)) as Values, result)
  }, record)
}

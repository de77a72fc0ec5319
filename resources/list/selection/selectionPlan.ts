import type { Actor } from '#contract/rules/access/actor.ts'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { reasonKey } from '#contract/rules/actions/reasons.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { ActionType } from '#contract/rules/actions/whyNot.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { whyNotRow } from '#kit/record/actions/whyNotRow.ts'

/** What may be done to chosen rows, from the everyday to the rare; each moves a document as it stands. */
const SELECTION_VERBS = [
  'publish',
  'submit',
  'approve',
  'returnToDraft',
  'unpublish',
  'archive',
  'restoreContent',
  'deleteContent',
] as const satisfies readonly Verb[]
export type SelectionVerb = (typeof SELECTION_VERBS)[number]

/** So many titles are changed one by one while one watches. */
export const FEW = 25

type LeftOut = { row: ContentRow; /** i18n key */ why: string }
export type SelectionPlan = { verb: SelectionVerb; rows: readonly ContentRow[]; leftOut: readonly LeftOut[] }

type Params = { rows: readonly ContentRow[]; actor: Pick<Actor, 'uid' | 'roles'>; type: ActionType; now: number }
type Offer = Params & {
  /** Verbs that the service does not have. */
  lacking?: readonly Verb[]
}

/** For which of the rows a verb can be done, and why not for the others; undefined without the permission. */
export function selectionPlan(verb: SelectionVerb, { rows, actor, type, now }: Params): SelectionPlan | undefined {
  const leftOut: LeftOut[] = []
  const able: ContentRow[] = []
  for (const row of rows) {
    const reason = whyNotRow(verb, row, { actor, type, now })
    if (reason === 'forbidden') return undefined
    if (reason === undefined) able.push(row)
    else leftOut.push({ row, why: wordsKey(reason, verb, row, actor.uid) })
  }
  return { verb, rows: able, leftOut }
}

/**
 * The verbs that the person may do, as long as they are of use to at least one of the rows: where something stands in
 * the way of all of them (a lock, a draft, nothing new), the verb shows and says so.
 */
export function offeredPlans({ lacking = [], ...asked }: Offer): SelectionPlan[] {
  // Whoever publishes has no need to ask somebody else for it.
  const publishes = selectionPlan('publish', asked) !== undefined
  return SELECTION_VERBS.flatMap((verb) => {
    if (lacking.includes(verb)) return []
    const plan = verb === 'submit' && publishes ? undefined : selectionPlan(verb, asked)
    const isKept = verb !== 'returnToDraft' && plan?.leftOut.some(({ why }) => why !== NO_USE)
    return plan && (plan.rows.length > 0 || isKept) ? [plan] : []
  })
}

const NO_USE = reasonKey('wrongStatus')

function wordsKey(reason: Parameters<typeof reasonKey>[0], verb: Verb, row: ContentRow, uid: string): string {
  if (reason === 'locked' && row.lock?.uid === uid) return 'actions.why.otherTab'
  const isIdle = verb === 'publish' && reason === 'wrongStatus' && documentStateOf(row).state === 'live'
  return isIdle ? 'actions.why.nothingToPublish' : reasonKey(reason)
}

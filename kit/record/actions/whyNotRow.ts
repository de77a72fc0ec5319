import type { Actor } from '#contract/rules/access/actor.ts'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { Reason } from '#contract/rules/actions/reasons.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { whyNot, type ActionType } from '#contract/rules/actions/whyNot.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'

type Params = { actor: Pick<Actor, 'uid' | 'roles'>; type: ActionType; /** Epoch ms. */ now: number }

/** The reason that keeps somebody from doing a verb to a title of a list, as far as its row tells (whyNot). */
export function whyNotRow(verb: Verb, row: ContentRow, { actor, type, now }: Params): Reason | undefined {
  return whyNot(verb, { state: documentStateOf(row), now, ...lockOf(row) }, actor, type)
}

/** A list row tells who holds the lock and until when; tab and number are the holder's own. */
function lockOf({ lock }: ContentRow) {
  if (!lock) return {}
  return { lock: { uid: lock.uid, tab: null, number: 0, until: Date.parse(lock.until) } }
}

import type { Confirmation } from '#contract/rules/actions/reasons.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { lockRefusal } from '#contract/wire/lockRefusal.ts'
import type { Caller } from '../caller.ts'
import { productsOf, stateOf, type DocumentFacts, type Payload } from '../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../stores/documents/documentKind.ts'
import { isInScope, scopeOf } from '../stores/documents/sender.ts'
import { lockStateOf } from '../stores/locks/lockState.ts'
import { findDifference } from './difference.ts'

/** Who asks for a verb: a call, or a job that runs for somebody. */
export type VerbCaller = Pick<Caller, 'actor' | 'product' | 'products' | 'tab' | 'lockNumber'>

/** Throws the reason that keeps the sender from a verb, with what the console shows beside it. */
export async function refuseVerb(
  context: VerbCaller,
  kind: DocumentKind,
  verb: Verb,
  facts: DocumentFacts | undefined,
  asked: { changes: boolean; confirmed: readonly Confirmation[] },
): Promise<void> {
  const { actor, tab, lockNumber } = context
  // The database's clock has judged the lock already: a lease that is over has no end here.
  const known = { now: 0, lock: facts?.lock, tab, lockNumber, baseMoved: facts?.baseMoved, ...asked }
  const reason = whyNot(verb, { state: facts && stateOf(facts), ...known }, actor, kind.type)
  if (!reason) return
  if (reason === 'locked' && facts) throw lockRefusal(lockStateOf(kind.urn, facts.knownAs, facts.lock), actor.uid)
  if (reason === 'baseMoved' && facts) throw new DomainError('baseMoved', { data: await movedBy(context, kind, facts) })
  throw new DomainError(reason)
}

/** What has changed in the published version since the draft was started from another. */
async function movedBy(context: VerbCaller, { global }: DocumentKind, { movedBase, published }: DocumentFacts) {
  const shown = (payload: Payload | null | undefined): Payload =>
    payload && (global || isInScope(productsOf(payload), scopeOf(context))) ? payload : {}
  const texts = { before: shown(movedBase), after: shown(published?.payload) }
  const { changes } = await findDifference({ ...texts, visible: visibleProducts(context.actor) })
  return { published: published?.key, n: published?.n, changed: changes }
}

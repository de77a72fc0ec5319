import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Actor } from '../access/actor.ts'
import { canAll } from '../access/canAll.ts'
import type { DocumentState } from './documentState.ts'
import { lockRefuses, type LockFact } from './lockRefuses.ts'
import { nextState } from './nextState.ts'
import type { Confirmation, Reason } from './reasons.ts'
import { rightsOfVerb } from './rightsOfVerb.ts'
import { hasVerb, isWriting, verbRow, type Verb } from './verbs.ts'

/** What is known of a document when a verb is asked for. */
export type ActionFacts = {
  /** Undefined: the document is being created. */
  state: DocumentState | undefined
  /** Epoch ms. */
  now: number
  lock?: LockFact
  /** The sender's browser tab and the fencing number that it holds. */
  tab?: string
  lockNumber?: number
  /** The sender changes the payload: a dirty form, a body that differs from what is stored. */
  changes?: boolean
  /** The draft's published base is no longer the published version (design 9 (6)). */
  baseMoved?: boolean
  confirmed?: readonly Confirmation[]
}

export type ActionType = Pick<TypeDocument, 'page' | 'publishPage' | 'traits'>

/**
 * The reason that keeps the actor from a verb, or undefined: the button's tooltip and the server's refusal
 * (specification section 4, calls.md section 0). Rights come first, so that a refusal tells nothing of the document
 * to whoever may not touch it; what a confirmation settles comes last.
 */
export function whyNot(
  verb: Verb,
  facts: ActionFacts,
  actor: Pick<Actor, 'uid' | 'roles'>,
  type: ActionType,
): Reason | undefined {
  const mode = { creates: facts.state === undefined, changes: facts.changes ?? false }
  if (!canAll(actor, rightsOfVerb(verb, type, mode))) return 'forbidden'
  const status = statusReason(verb, facts, type)
  if (status) return status
  const sender = { uid: actor.uid, tab: facts.tab, number: facts.lockNumber }
  if (hasTrait(type, 'lockable') && lockRefuses(facts.lock, sender, facts.now)) return 'locked'
  return confirmationReason(verb, facts)
}

function statusReason(verb: Verb, { state, changes }: ActionFacts, type: ActionType): Reason | undefined {
  if (!hasVerb(type, verb)) return 'wrongStatus'
  if (state?.draft === 'pre-draft') return 'processing'
  if (verb === 'unpublish' && state?.published && state.draft) return 'draftExists'
  if (verb === 'discardDraft' && state?.draft === 'draft' && !state.published) return 'onlyDraft'
  if (nextState(verb, state) === undefined) return 'wrongStatus'
  // With nothing but a published version there is something to publish or submit only where the sender changes it.
  const nothingNew = state !== undefined && state.draft === undefined && !changes
  return nothingNew && isWriting(verb) && verb !== 'saveDraft' ? 'wrongStatus' : undefined
}

function confirmationReason(verb: Verb, { state, baseMoved, confirmed = [] }: ActionFacts): Reason | undefined {
  const { confirms } = verbRow(verb)
  if (confirms === undefined || confirmed.includes(confirms)) return undefined
  if (confirms === 'replaceDraft') return state?.draft ? 'draftExists' : undefined
  return baseMoved ? 'baseMoved' : undefined
}

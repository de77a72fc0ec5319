import type { Confirmation } from '#contract/rules/actions/reasons.ts'
import { isWriting, verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { SendableStatus } from '#contract/values/status.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { lockRefusal } from '#contract/wire/lockRefusal.ts'
import type { VerbCaller } from './refuseVerb.ts'
import { stateOf, type DocumentFacts, type Payload } from '../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../stores/documents/documentKind.ts'
import type { Change } from '../stores/documentStore.ts'
import { lockStateOf } from '../stores/locks/lockState.ts'

/** What a sender makes of a stored document. */
export type DocumentText = { payload: Payload; warnings: readonly Warning[] }

export type DocumentWrite = {
  st: SendableStatus
  approval: boolean
  confirmed: readonly Confirmation[]
  /** What the sender's record makes of the stored one; undefined where only a status was sent. */
  textOver: (stored: Payload | undefined) => DocumentText | undefined
  /** Throws what keeps a text from being saved, or published. */
  refuseInvalid: (payload: Payload, publishes: boolean) => void
}

/**
 * What a sent record makes of a document of a kind without a type document, or the refusal thrown; undefined facts: it
 * is new. At once, since several may be decided about within one transaction.
 */
export function documentChange(
  caller: VerbCaller,
  kind: DocumentKind,
  facts: DocumentFacts | undefined,
  { st, approval, confirmed, textOver, refuseInvalid }: DocumentWrite,
): Change {
  const decided = verbOf(st, facts && stateOf(facts), { approval })
  if ('refusal' in decided) throw new DomainError(decided.refusal)
  const { verb } = decided
  const edited = facts?.draft ?? facts?.published
  const sent = verbRow(verb).ignoresText ? undefined : textOver(edited?.payload ?? undefined)
  const text = isWriting(verb) ? sent : undefined
  const changes = text !== undefined && !sameJson(text.payload, edited?.payload)
  refuse(caller, kind, verb, facts, { changes, confirmed })
  if (!text && sent && !sameJson(sent.payload, (edited ?? facts?.other)?.payload))
    throw new DomainError(facts?.draft ? 'inApproval' : 'wrongStatus')

  const payload = text?.payload ?? edited?.payload ?? {}
  const publishes = verbRow(verb).publishes === true
  if (text || publishes) refuseInvalid(payload, publishes)
  const opens = facts?.draft === undefined
  const hasNext = text ? changes || opens : opens
  return {
    verb,
    ...(hasNext && isWriting(verb) && { next: { payload, schema: kind.type.schemaVersion } }),
    warnings: text?.warnings ?? [],
  }
}

/** As `refuseVerb` of titles; the difference behind a moved base is read by whoever answers yes to it. */
function refuse(
  caller: VerbCaller,
  kind: DocumentKind,
  verb: Verb,
  facts: DocumentFacts | undefined,
  asked: { changes: boolean; confirmed: readonly Confirmation[] },
): void {
  const { actor, tab, lockNumber } = caller
  // The database's clock has judged the lock already: a lease that is over has no end here.
  const known = { now: 0, lock: facts?.lock, tab, lockNumber, baseMoved: facts?.baseMoved, ...asked }
  const reason = whyNot(verb, { state: facts && stateOf(facts), ...known }, actor, kind.type)
  if (!reason) return
  if (reason === 'locked' && facts) throw lockRefusal(lockStateOf(kind.urn, facts.knownAs, facts.lock), actor.uid)
  const { published } = facts ?? {}
  throw new DomainError(reason, reason === 'baseMoved' ? { data: { published: published?.key, n: published?.n } } : {})
}

import type { Transaction } from 'kysely'
import { NIL } from 'uuid'
import { DomainError } from '#contract/wire/errors.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { violates } from '../../db/databaseErrors.ts'
import { transactionRunner, type Run, type Statement } from '../../db/statement.ts'
import type { Tables } from '../../db/tables.ts'
import type { Change, Decide, WriteParts } from './documentChange.ts'
import type { DocumentFacts } from './documentFacts.ts'
import { storedId, type DocumentKind } from './documentKind.ts'
import { standingRead, type Standing } from './keptFacts.ts'
import { patchedWrite, performPatched } from './patched/patchedWrite.ts'
import { performReady, readyWrite, type Written } from './performWrite.ts'
import type { WriteInput } from './planWrite.ts'
import { beingMade, planVerb } from './planVerb.ts'
import { isVisible, readStanding } from './readStanding.ts'
import { isInScope, scopeOf, type Sender } from './sender.ts'
import { refuseLocked, refuseStale } from './writeRefusals.ts'

/** Makes of a document what `decide` says, once for each retry key; throws what refuses it: unseen, stale, locked, or what decided. */
export async function writeDocument(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  id: string,
  decide: Decide,
): Promise<Written> {
  const atOnce = await writeKept(parts, sender, kind, id, decide)
  if (atOnce) return atOnce
  const { repeated, facts } = await readStanding(parts, sender, kind, id, decide)
  if (repeated) return repeated
  if (!facts || !isVisible(facts, kind, sender)) throw new DomainError('notFound')
  await refuseStale(parts.run, { sender, kind, facts, stale: decide.stale })
  const change = await decide(facts)
  const input = inputOf(parts, sender, kind, change, facts)
  const checksLock = change.ignoresLock !== true
  const written = await performOnce(parts, input, change, checksLock)
  return written ?? (await explainRefusal(parts, sender, kind, id, decide, checksLock))
}

/**
 * The write in one trip, by facts that are kept. Undefined where none are, and where anything stands in its way: what
 * refuses it is found, and said, by facts of now. A repeat is found too: its key cannot be kept twice.
 */
async function writeKept(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  id: string,
  decide: Decide,
): Promise<Written | undefined> {
  const facts = decide.mayAskAgain && parts.kept?.at(kind, id, sender.ifMatch)
  if (!facts || !isVisible(facts, kind, sender)) return undefined
  const change = await decided(decide, facts)
  if (!change || change.guard) return undefined
  return performOnce(parts, inputOf(parts, sender, kind, change, facts), change, change.ignoresLock !== true)
}

async function decided(decide: Decide, facts: DocumentFacts): Promise<Change | undefined> {
  try {
    return await decide(facts)
  } catch {
    return undefined
  }
}

/**
 * Products of a document that somebody opens to write it; undefined where they may not see it. What decides of its next
 * write is read in the same trip, and kept.
 */
export async function openDocument(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  id: string,
): Promise<readonly string[] | undefined> {
  const { facts } = await readStanding(parts, { ...sender, idempotencyKey: undefined }, kind, id, {})
  if (!facts) return undefined
  const products = [...new Set(facts.sides.flatMap(({ prdSet }) => (prdSet === '' ? [] : prdSet.split(','))))].sort()
  if (kind.global !== true && !isInScope(products, scopeOf(sender))) return undefined
  parts.kept?.keep(kind, id, facts.rev, standingRead(kind, facts))
  return products
}

/** `change` is made only where the retry key has no answer yet. */
export async function createDocument(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  change: Change | (() => Promise<Change>),
): Promise<Written> {
  const first = async () => (await readStanding(parts, sender, kind, NIL, {})).repeated
  const repeated = sender.idempotencyKey === undefined ? undefined : await first()
  if (repeated) return repeated
  const attempt = async () => {
    const made = typeof change === 'function' ? await change() : change
    return performOnce(parts, inputOf(parts, sender, kind, made, undefined), made, false)
  }
  // What came through meanwhile under the same key must not stand in its own way.
  const written = await attempt().then(
    async (done) => done ?? (await first()),
    async (refusal: unknown) => {
      const answered = await first()
      if (answered) return answered
      throw refusal
    },
  )
  if (written) return written
  throw kind.named ? new DomainError(kind.named.taken) : new DomainError('unavailable', { retryAfterS: 1 })
}

/** Whoever holds it as well, shared, has written by the time that this is answered. Parameter: id. */
const holdStatement: Statement = { name: 'document_hold', text: 'SELECT id FROM document WHERE id = $1 FOR UPDATE' }

/** Undefined where the gate was shut, or the retry key got its answer meanwhile. */
function performOnce(
  { run, together, kept, isAlone }: WriteParts,
  input: WriteInput,
  { warnings = [], answer, guard }: Change,
  checksLock: boolean,
): Promise<Written | undefined> {
  const isOwn = isAlone && guard === undefined
  const patched = isOwn && answer === undefined ? patchedWrite(input, warnings) : undefined
  const keep = (written: Written | undefined, rev: number, standing: Standing | undefined) => {
    if (written) kept?.keep(input.kind, input.id, rev, standing)
    return written
  }
  const perform = async (by: Run) => {
    if (patched) return keep(await performPatched(by, patched, checksLock), patched.written.rev, patched.standing)
    const ready = await readyWrite(input, { warnings, answer, checksLock }, { isAlone: true })
    const { rev, standing: text } = ready.prepared
    return keep(await performReady(by, ready, isOwn), rev, text === '' ? undefined : { text })
  }
  const guarded = async (transaction: Transaction<Tables>) => {
    const held = transactionRunner(transaction)
    await held(holdStatement, [input.id])
    await guard?.(transaction)
    return perform(held)
  }
  return (guard ? together(guarded) : perform(run)).catch((error: unknown) => {
    if (violates(error, 'idempotency_pkey')) return undefined
    throw error
  })
}

export function inputOf(
  { now, newId }: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  change: Change,
  facts: DocumentFacts | undefined,
): WriteInput {
  const id = facts?.id ?? change.id ?? (change.name === undefined ? newId() : storedId(kind, change.name))
  const newKey = newId()
  return {
    kind,
    id,
    knownAs: facts?.knownAs ?? change.name ?? id,
    facts,
    verb: change.verb,
    next: change.next,
    action: change.action,
    exId: facts ? facts.exId : (change.exId ?? null),
    provider: facts ? facts.provider : (change.provider ?? ''),
    sender,
    newKey,
    ...(change.isBeingMade && { verbs: beingMade(planVerb(change.verb, facts, change.next, newKey)) }),
    at: new Date(change.at ?? now()).toISOString(),
  }
}

/** The gate was shut: by a repeat of the same request that came through first, by a newer revision, or by a lock. */
async function explainRefusal(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  id: string,
  decide: Decide,
  checksLock: boolean,
): Promise<Written> {
  const { repeated, facts } = await readStanding(parts, sender, kind, id, decide)
  if (repeated) return repeated
  if (!facts) throw new DomainError('notFound')
  await refuseStale(parts.run, { sender, kind, facts, stale: decide.stale })
  if (checksLock && hasTrait(kind.type, 'lockable')) refuseLocked(facts, kind, sender)
  throw new DomainError('unavailable', { retryAfterS: 1 })
}

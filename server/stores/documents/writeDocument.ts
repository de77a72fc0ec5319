import { hideForeignChanges } from '../audit/hideForeignChanges.ts'
import { lockStateOf } from '../locks/lockState.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import { lockRefuses } from '#contract/rules/actions/lockRefuses.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { isUuid } from '../../db/isUuid.ts'
import { violates } from '../../db/databaseErrors.ts'
import type { Run } from '../../db/statement.ts'
import { currentOf, productsOf, type DocumentFacts, type Payload } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import { factsOf, factsStatement, type FactsRow } from './factsStatement.ts'
import { performWrite, type Written } from './performWrite.ts'
import { planWrite, type WriteInput } from './planWrite.ts'
import type { NextPayload } from './planVerb.ts'
import { readCurrent } from './readDocuments.ts'
import { changedSinceStatement, type ChangedSince } from './readStatements.ts'
import { isInScope, scopeOf, type Sender } from './sender.ts'

/** What is to happen to a document. */
export type Change = {
  verb: Verb
  next?: NextPayload
  /** Name in audit and events where the change is part of another action ('uploadImage'). */
  action?: string
  /** Told in the answer's `wrng`. */
  warnings?: readonly Warning[]
  /** A version to read beside the live ones, by key (restoreVersion). */
  wanted?: string
  /** Only with creation. */
  exId?: string
  provider?: string
  /** Jobs write whatever anybody holds open; the revision still decides. */
  ignoresLock?: boolean
}

/** Pure: from what is stored to what shall happen, or the refusal thrown. */
export type Decide = ((facts: DocumentFacts) => Change) & { wanted?: string }

export type WriteParts = { run: Run; now: () => number; newId: () => string }

export async function writeDocument(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  id: string,
  decide: Decide,
): Promise<Written> {
  const row = await readFacts(parts.run, sender, kind, id, decide.wanted)
  const repeated = firstAnswer(row, sender, id)
  if (repeated) return repeated
  const facts = row && factsOf(row)
  if (!facts || !isVisible(facts, kind, sender)) throw new DomainError('notFound')
  await refuseStale(parts.run, sender, kind, facts)
  const change = decide(facts)
  const input = inputOf(parts, sender, kind, change, facts)
  const options = { warnings: change.warnings ?? [], checksLock: change.ignoresLock !== true }
  const written = await performWrite(parts.run, input, planWrite(input), options).catch((error: unknown) => {
    if (violates(error, 'idempotency_pkey')) return undefined
    throw error
  })
  return written ?? (await explainRefusal(parts, sender, kind, id, options.checksLock))
}

export async function createDocument(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  change: Change,
): Promise<Written> {
  const input = inputOf(parts, sender, kind, change, undefined)
  if (sender.idempotencyKey !== undefined) {
    const repeated = firstAnswer(await readFacts(parts.run, sender, kind, input.id), sender, input.id)
    if (repeated) return repeated
  }
  const options = { warnings: change.warnings ?? [], checksLock: false }
  try {
    const written = await performWrite(parts.run, input, planWrite(input), options)
    if (written) return written
  } catch (error) {
    if (!violates(error, 'idempotency_pkey')) throw error
    const repeated = firstAnswer(await readFacts(parts.run, sender, kind, input.id), sender, input.id)
    if (repeated) return repeated
  }
  throw new DomainError('unavailable', { retryAfterS: 1 })
}

export function inputOf(
  { now, newId }: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  change: Change,
  facts: DocumentFacts | undefined,
): WriteInput {
  return {
    kind,
    id: facts?.id ?? newId(),
    facts,
    verb: change.verb,
    next: change.next,
    action: change.action,
    exId: facts ? facts.exId : (change.exId ?? null),
    provider: facts ? facts.provider : (change.provider ?? ''),
    sender,
    newKey: newId(),
    at: new Date(now()).toISOString(),
  }
}

async function readFacts(run: Run, sender: Sender, kind: DocumentKind, id: string, wanted?: string) {
  if (!isUuid(id) || (wanted !== undefined && !isUuid(wanted))) return undefined
  const rows = await run<FactsRow>(factsStatement, [
    kind.urn,
    id,
    wanted ?? null,
    sender.actor.uid,
    sender.idempotencyKey ?? null,
  ])
  return rows[0]
}

/** The answer already given to this retry key, if any; another request under the same key is refused. */
function firstAnswer(row: FactsRow | undefined, sender: Sender, id: string): Written | undefined {
  if (!row || row.idem_answer === null) return undefined
  if (row.idem_hash !== sender.requestHash) throw new DomainError('idempotencyMismatch')
  if (row.idem_answer === '') throw new DomainError('idempotencyRunning', { retryAfterS: 1 })
  const head = JSON.parse(row.idem_answer) as { id?: string; key?: string }
  return {
    id: head.id ?? id,
    key: head.key ?? '',
    rev: row.idem_rev ?? 0,
    json: row.idem_answer as Written['json'],
    created: row.idem_status === 201,
  }
}

/** By the version that a read answers: who sees only the other side of a title neither reads this one nor writes it. */
export function isVisible(facts: DocumentFacts, kind: DocumentKind, sender: Sender): boolean {
  if (kind.global) return true
  const payload: Payload | null = currentOf(facts)?.payload ?? null
  const products = payload ? productsOf(payload) : facts.sides.flatMap((side) => side.prdSet.split(','))
  return isInScope(products, scopeOf(sender))
}

async function refuseStale(run: Run, sender: Sender, kind: DocumentKind, facts: DocumentFacts): Promise<void> {
  if (sender.ifMatch === undefined) throw new DomainError('revisionMissing')
  if (sender.ifMatch !== facts.rev) throw await staleError(run, sender, kind, facts.id)
}

/** What the loser of a race needs to merge: the present record, who saved it when, and what changed since his read. */
async function staleError(run: Run, sender: Sender, kind: DocumentKind, id: string): Promise<DomainError> {
  const theirs = await readCurrent(run, sender, kind, id)
  const changed = await changedSince(run, sender, kind, id)
  const { rev, updated: at, updatedBy: by } = theirs
  const data = { theirs: JSON.parse(theirs.json) as unknown, rev, by, at, changed }
  return new DomainError('stale', { data })
}

/** Fields as the sender may know of them: pointers and values of foreign products' entries are left out. */
async function changedSince(run: Run, { actor, ifMatch }: Sender, kind: DocumentKind, id: string): Promise<string[]> {
  const rows = await run<ChangedSince>(changedSinceStatement, [kind.urn, id, ifMatch ?? 0])
  const reader = { visible: visibleProducts(actor), allProducts: rows[0]?.products ?? [] }
  const changes = rows.flatMap((row) => row.change)
  return [...new Set(hideForeignChanges(changes, reader).map(({ field }) => field))].sort()
}

/** The gate was shut: by a repeat of the same request that came through first, by a newer revision, or by a lock. */
async function explainRefusal(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  id: string,
  checksLock: boolean,
): Promise<Written> {
  const row = await readFacts(parts.run, sender, kind, id)
  const repeated = firstAnswer(row, sender, id)
  if (repeated) return repeated
  const facts = row && factsOf(row)
  if (!facts) throw new DomainError('notFound')
  await refuseStale(parts.run, sender, kind, facts)
  if (checksLock && hasTrait(kind.type, 'lockable')) refuseLocked(facts, kind, sender)
  throw new DomainError('unavailable', { retryAfterS: 1 })
}

/** The lock that stands in the way, as the answer's data. The database's clock has judged it: its end is null once over. */
function refuseLocked(facts: DocumentFacts, kind: DocumentKind, sender: Sender): void {
  const from = { uid: sender.actor.uid, tab: sender.tab, number: sender.lockNumber }
  if (!facts.lock || !lockRefuses(facts.lock, from, 0)) return
  throw new DomainError('locked', { data: lockStateOf(kind.urn, facts.id, facts.lock) })
}

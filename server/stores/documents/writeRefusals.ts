import { lockRefuses } from '#contract/rules/actions/lockRefuses.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { lockRefusal } from '#contract/wire/lockRefusal.ts'
import type { Run } from '../../db/statement.ts'
import { hideForeignChanges } from '../audit/hideForeignChanges.ts'
import { lockStateOf } from '../locks/lockState.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import { readCurrent } from './readDocuments.ts'
import { changedSinceStatement, type ChangedSince } from './readStatements.ts'
import type { Sender } from './sender.ts'

type Asked = {
  sender: Sender
  kind: DocumentKind
  facts: DocumentFacts
  /** How a stale base is refused, where not with the record and its change sets. */
  stale: (() => Promise<DomainError>) | undefined
}

/** Refuses a write that names no revision, or another than the one that stands. */
export async function refuseStale(run: Run, { sender, kind, facts, stale }: Asked): Promise<void> {
  const { rev, knownAs, unstored } = facts
  if (sender.ifMatch === undefined) throw new DomainError('revisionMissing')
  if (sender.ifMatch === rev) return
  if (stale) throw await stale()
  throw unstored ? new DomainError('stale') : await staleError(run, sender, kind, knownAs)
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

/** The lock that stands in the way, as the answer's data. The database's clock has judged it: its end is null once over. */
export function refuseLocked(facts: DocumentFacts, kind: DocumentKind, sender: Sender): void {
  const from = { uid: sender.actor.uid, tab: sender.tab, number: sender.lockNumber }
  if (!facts.lock || !lockRefuses(facts.lock, from, 0)) return
  throw lockRefusal(lockStateOf(kind.urn, facts.knownAs, facts.lock), from.uid)
}

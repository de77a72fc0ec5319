import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'
import { currentOf, productsOf, type DocumentFacts, type Payload } from './documentFacts.ts'
import { storedId, type DocumentKind } from './documentKind.ts'
import type { Decide, WriteParts } from './documentChange.ts'
import { factsOf, factsStatement, firstFacts, type FactsRow } from './factsStatement.ts'
import type { Written } from './performWrite.ts'
import { isInScope, scopeOf, type Sender } from './sender.ts'

/** What stands, and the answer already given to the same retry key. */
export async function readStanding(
  { run, now, newId }: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  name: string,
  { wanted, first }: Pick<Decide, 'wanted' | 'first'>,
): Promise<{ repeated?: Written | undefined; facts?: DocumentFacts | undefined }> {
  const id = storedId(kind, name)
  if (!isUuid(id) || (wanted !== undefined && !isUuid(wanted))) return {}
  const { actor, idempotencyKey } = sender
  const [row] = await run<FactsRow>(factsStatement, [
    ...[kind.urn, id, wanted ?? null, actor.uid, idempotencyKey ?? null, name],
  ])
  if (!row) return {}
  const unstored = () => first && firstFacts(row, first, { id, name, key: newId(), at: new Date(now()).toISOString() })
  return { repeated: firstAnswer(row, sender, name), facts: factsOf(kind, row) ?? unstored() }
}

/** The answer already given to this retry key, if any; another request under the same key is refused. */
function firstAnswer(row: FactsRow, sender: Sender, id: string): Written | undefined {
  if (row.idem_answer === null) return undefined
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
  const scope = scopeOf(sender)
  if (kind.global || scope === 'all') return true
  const payload: Payload | null = currentOf(facts)?.payload ?? null
  const products = payload ? productsOf(payload) : facts.sides.flatMap((side) => side.prdSet.split(','))
  return isInScope(products, scope)
}

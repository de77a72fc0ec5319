import { DomainError } from '#contract/wire/errors.ts'
import type { DocumentFacts } from './documentFacts.ts'
import { storedId, type DocumentKind } from './documentKind.ts'
import { factsOfMany } from './many/writeMany.ts'
import { performTogether } from './performTogether.ts'
import type { Written } from './performWrite.ts'
import type { Sender } from './sender.ts'
import type { Change, WriteParts } from './documentChange.ts'
import { isVisible } from './readStanding.ts'
import { inputOf } from './writeDocument.ts'

export type NamedChange = Change & { name: string }

/** What decides of several documents at once: those that are there, by name. It throws what refuses all of them. */
export type DecideTogether = (facts: ReadonlyMap<string, DocumentFacts>) => NamedChanges | Promise<NamedChanges>
type NamedChanges = readonly NamedChange[]

/**
 * Several named documents in the transaction of `parts`: all are written, or it throws and none is. What is read and
 * what is written are compared by revision, as with one document; who saves at the same time is turned away.
 */
export async function writeTogether(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  names: readonly string[],
  decide: DecideTogether,
): Promise<ReadonlyMap<string, Written>> {
  const facts = await factsByName(parts, kind, names)
  if ([...facts.values()].some((one) => !isVisible(one, kind, sender))) throw new DomainError('notFound')
  // The retry key belongs to the whole, and is kept by whoever opened the transaction.
  const writer = { ...sender, idempotencyKey: undefined }
  const changes = await decide(facts)
  const asked = changes.map((change) => ({
    input: inputOf(parts, writer, kind, change, facts.get(change.name)),
    warnings: change.warnings ?? [],
    answer: change.answer,
  }))
  // One order for everybody, so that two writers never wait for each other.
  asked.sort((one, other) => (one.input.id < other.input.id ? -1 : 1))
  const written = await performTogether(parts.run, asked)
  if (!written) throw new DomainError(kind.named?.taken ?? 'stale')
  return new Map(written.map((one) => [one.id, one]))
}

async function factsByName(
  parts: WriteParts,
  kind: DocumentKind,
  names: readonly string[],
): Promise<Map<string, DocumentFacts>> {
  const facts = new Map<string, DocumentFacts>()
  const atOnce = kind.named?.atOnce ?? names.length
  for (let from = 0; from < names.length; from += atOnce) {
    const asked = names.slice(from, from + atOnce).map((name) => ({ id: storedId(kind, name) }))
    for (const one of (await factsOfMany(parts, kind, asked)).values()) facts.set(one.knownAs, one)
  }
  return facts
}

import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { Run } from '../../../db/statement.ts'
import { factsAfter } from '../factsAfter.ts'
import { factsToKeep, type Standing } from '../keptFacts.ts'
import { lockParams } from '../lockParams.ts'
import type { Written } from '../performWrite.ts'
import type { WriteInput } from '../planWrite.ts'
import { answerOf } from '../preparedWrite.ts'
import type { DocumentPatch } from './documentPatch.ts'
import { editedPatch } from './editedPatch.ts'
import { publishedPatch } from './publishedPatch.ts'

/** A write of one document that leaves most of its rows as they are, worked out to its answer. */
type PatchedWrite = { input: WriteInput; patch: DocumentPatch; written: Written; standing: Standing | undefined }

/** Undefined for whatever is more than a draft whose fields change, one that is opened, or one that is published. */
export function patchedWrite(input: WriteInput, warnings: readonly Warning[]): PatchedWrite | undefined {
  const patch = input.verb === 'publish' ? publishedPatch(input) : editedPatch(input)
  const { facts, next } = input
  const subject = patch?.verbs.subject
  if (!patch || !facts || !subject) return undefined
  const { verbs, sides } = patch
  const rev = facts.rev + 1
  const payloadJson = JSON.stringify(next?.payload ?? subject.payload)
  const { head, json } = answerOf(input, { verbs, rev }, { warnings, payloadJson })
  const numbers = { n: Math.max(facts.n, subject.n), newestKey: subject.key }
  const kept = factsToKeep(input.kind, factsAfter(input, { verbs, rev, ...numbers, sides }))
  return {
    input,
    patch,
    written: { id: input.knownAs, key: head.key, rev, json: json as Written['json'], created: false },
    standing: kept && { facts: kept, letters: payloadJson.length * sides.length },
  }
}

/** Sends its one statement. Undefined: the gate was shut, nothing was written. */
export async function performPatched(
  run: Run,
  { input, patch: { statement, values }, written }: PatchedWrite,
  checksLock: boolean,
): Promise<Written | undefined> {
  const { kind, facts, sender, at } = input
  const { username, name } = sender.actor
  const all = statement.values({
    ...values,
    ...lockParams(kind, sender, checksLock),
    id: input.id,
    knownAs: input.knownAs,
    urn: kind.urn,
    rev: facts?.rev,
    at,
    username,
    person: name,
    trace: sender.requestId,
    topic: kind.topic ?? 'version',
    retryKey: sender.idempotencyKey,
    requestHash: sender.requestHash,
    answer: written.json,
  })
  const done = await run(statement, all)
  return done.length === 0 ? undefined : written
}

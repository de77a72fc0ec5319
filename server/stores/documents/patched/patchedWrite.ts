import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { Run } from '../../../db/statement.ts'
import type { DocumentFacts, SideFact } from '../documentFacts.ts'
import { factsAfter } from '../factsAfter.ts'
import { factsText } from '../keptFacts.ts'
import { lockParams } from '../lockParams.ts'
import type { Patch } from '../many/patch/patchColumns.ts'
import { patchOf } from '../many/patch/patchOf.ts'
import type { Written } from '../performWrite.ts'
import { planVerb, type VerbPlan } from '../planVerb.ts'
import type { WriteInput } from '../planWrite.ts'
import { answerOf } from '../preparedWrite.ts'
import { patchedStatement } from './patchedStatement.ts'

/** An edit of one document that leaves most of its rows as they are, worked out to its answer. */
type PatchedWrite = { input: WriteInput; patch: Patch; flags: boolean; written: Written; standing: string }

/** Undefined for whatever is more than some fields of a draft, or of one that is opened. */
export function patchedWrite(input: WriteInput, warnings: readonly Warning[]): PatchedWrite | undefined {
  const patch = patchOf(0, input)
  const { facts, next } = input
  if (!patch || !facts || !next) return undefined
  const verbs = planVerb('saveDraft', facts, next, input.newKey)
  const rev = facts.rev + 1
  const { head, json } = answerOf(input, { verbs, rev }, { warnings, payloadJson: JSON.stringify(next.payload) })
  return {
    input,
    patch,
    flags: facts.sides.some((side) => side.slot === 'published' && (side.primary || side.changed !== patch.changed)),
    written: { id: input.knownAs, key: head.key, rev, json: json as Written['json'], created: false },
    standing: factsText(input.kind, afterPatch(input, facts, verbs, patch)),
  }
}

function afterPatch(input: WriteInput, facts: DocumentFacts, verbs: VerbPlan, { key, changed }: Patch) {
  const published = facts.sides.find(({ slot }) => slot === 'published')
  const prdSet = (facts.sides.find(({ slot }) => slot === 'draft') ?? published)?.prdSet ?? ''
  const sides: SideFact[] = [
    { slot: 'draft', st: 'draft', primary: true, prdSet, changed },
    ...(published ? [{ ...published, primary: false, changed }] : []),
  ]
  const n = Math.max(facts.n, verbs.draft?.n ?? 0)
  return factsAfter(input, { verbs, rev: facts.rev + 1, n, newestKey: key, sides })
}

/** Sends its one statement. Undefined: the gate was shut, nothing was written. */
export async function performPatched(
  run: Run,
  { input, patch, flags, written }: PatchedWrite,
  checksLock: boolean,
): Promise<Written | undefined> {
  const { kind, sender, at } = input
  const { username, name } = sender.actor
  const statement = patchedStatement({
    opens: patch.opens_in !== null,
    lists: patch.side !== '{}',
    flags,
    answers: sender.idempotencyKey !== undefined,
  })
  const values = statement.values({
    ...patch,
    ...lockParams(kind, sender, checksLock),
    urn: kind.urn,
    schema: kind.type.schemaVersion,
    at,
    username,
    person: name,
    trace: sender.requestId,
    topic: kind.topic ?? 'version',
    retryKey: sender.idempotencyKey,
    requestHash: sender.requestHash,
    answer: written.json,
  })
  const done = await run(statement, values)
  return done.length === 0 ? undefined : written
}

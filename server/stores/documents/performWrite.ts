import { verbRow } from '#contract/rules/actions/verbs.ts'
import type { ContentRecord, Warning } from '#contract/schemas/contentRecord.ts'
import type { Run } from '../../db/statement.ts'
import type { JsonText } from '../../jsonText.ts'
import { effectLists } from './effectRows.ts'
import { usedEffects } from './effects.ts'
import { lockParams } from './lockParams.ts'
import type { WriteInput } from './planWrite.ts'
import { prepareWrite, type PreparedWrite } from './preparedWrite.ts'
import type { RecordHead } from './recordJson.ts'
import { splitInput } from './splitInput.ts'
import { uniqueOf } from './uniqueSteps.ts'
import {
  closingStatement,
  createStatement,
  purgeStatement,
  updateStatement,
  type WriteStatement,
} from './writeStatement.ts'

export type Written = { id: string; key: string; rev: number; json: JsonText<ContentRecord>; created: boolean }

export type WriteOptions = {
  warnings: readonly Warning[]
  checksLock: boolean
  /** The answer, where that is not the record as the next read shows it. */
  answer?: ((head: RecordHead) => string) | undefined
}

/** A write worked out to the last text, and what is answered. */
export type ReadyWrite = {
  input: WriteInput
  checksLock: boolean
  prepared: PreparedWrite
  json: JsonText<ContentRecord>
}

/** `isAlone`: it gets a statement of its own. */
export async function readyWrite(
  input: WriteInput,
  { warnings, checksLock, answer }: WriteOptions,
  { isAlone }: { isAlone: boolean },
): Promise<ReadyWrite> {
  const prepared = await prepareWrite({ ...splitInput(input), warnings, isAnswered: answer === undefined, isAlone })
  const json = (answer ? answer(prepared.head) : prepared.json) as JsonText<ContentRecord>
  return { input, checksLock, prepared, json }
}

/** Sends the one statement of a write, which `isAlone` in its transaction or not. Undefined: the gate was shut, nothing was written. */
export async function performReady(run: Run, ready: ReadyWrite, isAlone: boolean): Promise<Written | undefined> {
  const { input, checksLock, prepared, json } = ready
  const rows = {
    document: prepared.document,
    answer: answerRow(input, prepared.rev),
    answerText: input.sender.idempotencyKey === undefined ? null : json,
    ...effectLists([prepared]),
    ...lockParams(input.kind, input.sender, checksLock),
  }
  const statement = statementOf(input, prepared, isAlone)
  const done = await run(statement, statement.values(rows))
  return done.length === 0 ? undefined : writtenOf(ready)
}

export function writtenOf({ input, prepared: { head, rev }, json }: ReadyWrite): Written {
  return { id: input.knownAs, key: head.key, rev, json, created: !input.facts }
}

function statementOf({ kind, facts, verb }: WriteInput, prepared: PreparedWrite, isAlone: boolean): WriteStatement {
  const isNew = !facts || facts.unstored === true
  const [way, use] = [uniqueOf(kind), usedEffects(prepared, prepared.words, isAlone && !isNew)]
  if (isNew) return createStatement(way, use)
  if (prepared.erases) return purgeStatement
  return verbRow(verb).endsEditing ? closingStatement(way, use) : updateStatement(way, use)
}

/** What is answered again to the same retry key, but for its text; null without one. */
function answerRow({ id, sender, at, facts }: WriteInput, rev: number): string | null {
  if (sender.idempotencyKey === undefined) return null
  const { actor, idempotencyKey: key, requestHash } = sender
  const row = { uid: actor.uid, key, request_hash: requestHash, status: facts ? 200 : 201, rev }
  return JSON.stringify({ ...row, at, document: id })
}

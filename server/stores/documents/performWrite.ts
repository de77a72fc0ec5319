import { verbRow } from '#contract/rules/actions/verbs.ts'
import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { ContentRecord, Warning } from '#contract/schemas/contentRecord.ts'
import type { Run, Statement } from '../../db/statement.ts'
import type { JsonText } from '../../jsonText.ts'
import type { DocumentFacts, Payload, VersionFact } from './documentFacts.ts'
import { effectRows } from './effectRows.ts'
import type { EffectParam } from './effects.ts'
import { lockParams } from './lockParams.ts'
import type { WriteInput, WritePlan } from './planWrite.ts'
import { defaultImages, recordJson, sidesOf, type RecordHead } from './recordJson.ts'
import { closingStatement, createStatement, purgeStatement, updateStatement } from './writeStatement.ts'

export type Written = { id: string; key: string; rev: number; json: JsonText<ContentRecord>; created: boolean }

type WriteOptions = {
  warnings: readonly Warning[]
  checksLock: boolean
  /** The answer, where that is not the record as the next read shows it. */
  answer?: ((head: RecordHead) => string) | undefined
}

/** Sends the one statement of a write. Undefined: the gate was shut, nothing was written. */
export async function performWrite(
  run: Run,
  input: WriteInput,
  plan: WritePlan,
  options: WriteOptions,
): Promise<Written | undefined> {
  const { facts } = input
  const payloadJson = plan.payload ? JSON.stringify(plan.payload) : null
  const shown = shownVersion(plan)
  const json = answerJson(input, plan, shown, payloadJson, options)
  const rows = {
    document: JSON.stringify(plan.document),
    answer: answerRow(input, plan, json),
    ...effectRows([{ input, plan, payloadJson }]),
    ...lockParams(input.kind, input.sender, options.checksLock),
  }
  const done = await run<{ rev: number }>(...statementOf(input, plan, rows))
  const rev = done[0]?.rev
  return rev === undefined ? undefined : { id: input.knownAs, key: shown.key, rev, json, created: !facts }
}

type Values = Record<'document' | 'answer' | EffectParam, string | null> & ReturnType<typeof lockParams>

function statementOf({ facts, verb }: WriteInput, plan: WritePlan, values: Values): [Statement, unknown[]] {
  const closing = verbRow(verb).endsEditing ? closingStatement : updateStatement
  const changing = plan.verbs.erases ? purgeStatement : closing
  const statement = facts && !facts.unstored ? changing : createStatement
  return [statement, statement.values(values)]
}

/** The version that the answer shows: the one written, else what is left. */
function shownVersion({ verbs }: WritePlan): VersionFact {
  const shown = verbs.subject ?? verbs.draft ?? verbs.published ?? verbs.rest
  if (!shown) throw new Error('a write leaves no version behind')
  return shown
}

/** The answer in the shape of the next read; entries of foreign products are left out of it. */
function answerJson(
  input: WriteInput,
  plan: WritePlan,
  shown: VersionFact,
  payloadJson: string | null,
  { warnings, answer }: WriteOptions,
): JsonText<ContentRecord> {
  const head = headOf(input, plan, shown)
  if (answer) return answer(head) as JsonText<ContentRecord>
  const visible = visibleProducts(input.sender.actor)
  const payload: Payload = shown.payload ?? {}
  const text =
    visible === 'all' && payloadJson && shown === plan.verbs.subject
      ? payloadJson
      : JSON.stringify(hideForeign(payload, visible))
  return recordJson({ ...head, ...defaultImages(input.kind.urn, 'ia' in payload) }, text, warnings)
}

function headOf({ kind, knownAs: id, facts, sender, at }: WriteInput, plan: WritePlan, shown: VersionFact): RecordHead {
  const { verbs, rev } = plan
  const by = sender.actor.username
  return {
    id,
    key: shown.key,
    urn: kind.urn,
    cty: kind.type.type,
    st: shown.st,
    rev,
    n: shown.n,
    ct: facts?.created ?? at,
    cu: facts?.createdBy ?? by,
    ut: shown === verbs.subject ? at : (versionUpdated(facts, shown)?.at ?? at),
    uu: shown === verbs.subject ? by : (versionUpdated(facts, shown)?.by ?? by),
    schema: shown.schema,
    sides: sidesOf({
      draft_key: verbs.draft?.key ?? null,
      draft_st: verbs.draft?.st ?? null,
      draft_n: verbs.draft?.n ?? null,
      published_key: verbs.published?.key ?? null,
      published_n: verbs.published?.n ?? null,
    }),
  }
}

function versionUpdated(
  facts: DocumentFacts | undefined,
  version: VersionFact,
): { at: string; by: string } | undefined {
  const stored = [facts?.draft, facts?.published, facts?.other].find((one) => one?.key === version.key)
  return stored && { at: stored.updated, by: stored.updatedBy }
}

/** What is answered again to the same retry key; null without one. */
function answerRow({ id, sender, at, facts }: WriteInput, plan: WritePlan, answer: string): string | null {
  if (sender.idempotencyKey === undefined) return null
  const { actor, idempotencyKey: key, requestHash } = sender
  const row = { uid: actor.uid, key, request_hash: requestHash, status: facts ? 200 : 201, rev: plan.rev, answer }
  return JSON.stringify({ ...row, at, document: id })
}

import { EFFECT_PARAMS, type EffectParam } from './effectParams.ts'
import type { Payload, VersionFact } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import type { VerbPlan } from './planVerb.ts'
import { versionRow, writerOf, type WriteInput, type WritePlan } from './planWrite.ts'
import { storedJson } from './storedPayload.ts'

/** A write that is decided; the subject's payload as text where it is at hand already. */
export type PlannedWrite = { input: WriteInput; plan: WritePlan; payloadJson?: string | null }

/** The rows of a plan, by the parameter of their step: JSON texts without the list around them, '' where there are none. */
export function effectRows(planned: PlannedWrite): Record<EffectParam, string> {
  const { input, plan } = planned
  const withId = (rows: readonly object[]) => rowTexts(rows.map((row) => ({ ...row, id: input.id })))
  return {
    versions: versionsOf(planned).join(),
    steppedBack: withId(plan.verbs.steppedBack),
    sideRows: rowTexts(plan.sideRows),
    otherSides: withId(plan.otherSide ? [plan.otherSide] : []),
    emptySlots: withId(plan.emptySlots.map((slot) => ({ slot }))),
    totals: withId(plan.totals),
    grams: withId(plan.counts.grams),
    parts: withId(plan.counts.parts),
    audit: withId([plan.audit]),
    events: withId([plan.event]),
  }
}

/** Rows as JSON texts, one after the other. */
export function rowTexts(rows: readonly object[]): string {
  return rows.map((row) => JSON.stringify(row)).join()
}

/** The rows of several plans as one JSON list for each step. */
export function effectLists(rows: readonly Record<EffectParam, string>[]): Record<EffectParam, string> {
  return listsOf(EFFECT_PARAMS, rows)
}

/** Texts of rows as JSON lists, by parameter. */
export function listsOf<Param extends string>(
  params: readonly Param[],
  rows: readonly Record<Param, string>[],
): Record<Param, string> {
  const listOf = (param: Param) => `[${rows.flatMap((row) => (row[param] === '' ? [] : [row[param]])).join()}]`
  return Object.fromEntries(params.map((param) => [param, listOf(param)])) as Record<Param, string>
}

function versionsOf({ input, plan, payloadJson }: PlannedWrite): string[] {
  const { kind, facts } = input
  const { beside, steppedBack } = plan.verbs
  const first = facts?.unstored && facts.published
  const writer = writerOf(input)
  const rowOf = (version: VersionFact, by = writer.by) =>
    withPayload(versionRow({ ...writer, by }, version), stored(kind, version.payload))
  return [
    ...(first ? [rowOf(stepped(first, steppedBack), first.updatedBy)] : []),
    ...(plan.version ? [withPayload(plan.version, stored(kind, plan.payload, payloadJson))] : []),
    ...(beside ? [rowOf(beside)] : []),
  ]
}

/** Null leaves the stored payload as it is. */
function stored(kind: DocumentKind, payload: Payload | null, json?: string | null): string {
  return payload ? storedJson(kind, json ?? JSON.stringify(payload)) : 'null'
}

function stepped(version: VersionFact, steppedBack: VerbPlan['steppedBack']): VersionFact {
  return { ...version, st: steppedBack.find(({ key }) => key === version.key)?.st ?? version.st }
}

/** The row as JSON, the payload put in as the text that it already is. */
function withPayload(row: Record<string, unknown>, payloadJson: string): string {
  return `${JSON.stringify(row).slice(0, -1)},"payload":${payloadJson}}`
}

import type { EffectParam } from './effects.ts'
import type { Payload, VersionFact } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import type { VerbPlan } from './planVerb.ts'
import { versionRow, writerOf, type WriteInput, type WritePlan } from './planWrite.ts'
import { storedJson } from './storedPayload.ts'

/** A write that is decided; the subject's payload as text where it is at hand already. */
export type PlannedWrite = { input: WriteInput; plan: WritePlan; payloadJson?: string | null }

/** The rows of all plans, by the parameter of their step. */
export function effectRows(planned: readonly PlannedWrite[]): Record<EffectParam, string> {
  const withId = <Row extends object>(pick: (plan: WritePlan) => readonly Row[]) =>
    JSON.stringify(planned.flatMap(({ input, plan }) => pick(plan).map((row) => ({ ...row, id: input.id }))))
  return {
    versions: `[${planned.flatMap(versionsOf).join()}]`,
    steppedBack: withId((plan) => plan.verbs.steppedBack),
    sideRows: JSON.stringify(planned.flatMap(({ plan }) => plan.sideRows)),
    otherSides: withId((plan) => (plan.otherSide ? [plan.otherSide] : [])),
    emptySlots: withId((plan) => plan.emptySlots.map((slot) => ({ slot }))),
    totals: withId((plan) => plan.totals),
    audit: withId((plan) => [plan.audit]),
    events: withId((plan) => [plan.event]),
  }
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

import type { EffectParam } from './effects.ts'
import { versionRow, type WriteInput, type WritePlan } from './planWrite.ts'

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
  const { beside } = plan.verbs
  return [
    ...(plan.version ? [withPayload(plan.version, payloadJson ?? JSON.stringify(plan.payload))] : []),
    ...(beside ? [withPayload(versionRow(input, beside), JSON.stringify(beside.payload))] : []),
  ]
}

/** The row as JSON, the payload put in as the text that it already is. */
function withPayload(row: Record<string, unknown>, payloadJson: string): string {
  return `${JSON.stringify(row).slice(0, -1)},"payload":${payloadJson}}`
}

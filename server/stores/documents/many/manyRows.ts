import type { Reason } from '#contract/values/reason.ts'
import { versionRow, type WriteInput, type WritePlan } from '../planWrite.ts'
import { previousStateOf } from './former.ts'

/** A title that is to be written: its place in the job, and its plan. */
export type Planned = { nth: number; input: WriteInput; plan: WritePlan }
/** What became of a title that is not written. */
export type Settled = {
  nth: number
  outcome: 'unchanged' | 'failure'
  code?: number
  description?: string
  field?: string
  /** The rule that is broken. */
  reason?: Pick<Reason, 'keyword' | 'params'>
}

/** The rows of all plans as the parameters 1 to 12 of the statement. */
export function manyRows(planned: readonly Planned[], settled: readonly Settled[]): string[] {
  const withId = <Row extends object>(pick: (one: Planned) => readonly Row[]) =>
    JSON.stringify(planned.flatMap((one) => pick(one).map((row) => ({ ...row, id: one.input.id }))))
  const documents = (isNew: boolean) =>
    JSON.stringify(
      planned.filter(({ input }) => (input.facts === undefined) === isNew).map(({ plan }) => plan.document),
    )
  return [
    documents(false),
    documents(true),
    JSON.stringify(planned.flatMap(versionsOf)),
    withId(({ plan }) => plan.verbs.steppedBack),
    JSON.stringify(planned.flatMap(({ plan }) => plan.sideRows)),
    withId(({ plan }) => (plan.otherSide ? [plan.otherSide] : [])),
    withId(({ plan }) => plan.emptySlots.map((slot) => ({ slot }))),
    withId(({ plan }) => plan.totals),
    withId(({ plan }) => [plan.audit]),
    withId(({ plan }) => [plan.event]),
    withId(({ nth, input, plan }) => [{ nth, before: previousStateOf(input.facts, plan) }]),
    JSON.stringify(settled),
  ]
}

function versionsOf({ input, plan }: Planned): object[] {
  const { beside } = plan.verbs
  return [
    ...(plan.version ? [{ ...plan.version, payload: plan.payload }] : []),
    ...(beside ? [{ ...versionRow(input, beside), payload: beside.payload }] : []),
  ]
}

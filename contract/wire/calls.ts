import type { Static, TSchema } from 'typebox'
import { auditCalls } from './calls/audit.ts'
import { bulkCalls } from './calls/bulk.ts'
import type { CallRow } from './calls/call.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { draftCalls } from './calls/drafts.ts'
import { imageCalls } from './calls/images.ts'
import { jobCalls } from './calls/jobs.ts'
import { lockCalls } from './calls/locks.ts'
import { presenceCalls } from './calls/presence.ts'
import { profileCalls } from './calls/profile.ts'
import { productCalls } from './calls/products.ts'
import { schemaCalls } from './calls/schemas.ts'
import { searchCalls } from './calls/search.ts'
import { seriesCalls } from './calls/series.ts'
import { serviceCalls } from './calls/service.ts'
import { settingCalls } from './calls/settings.ts'
import { transferCalls } from './calls/transfer.ts'
import { viewCalls } from './calls/views.ts'
import { timingCalls } from './calls/timing.ts'

/**
 * The call table (specification section 7): one row per call. Its name is the provider's method, the server's command
 * and the test; the server joins each row to a command by name, the console builds its requests from the same row.
 */
const rows = [
  ...catalogueCalls,
  ...schemaCalls,
  ...lockCalls,
  ...presenceCalls,
  ...draftCalls,
  ...auditCalls,
  ...imageCalls,
  ...settingCalls,
  ...viewCalls,
  ...productCalls,
  ...profileCalls,
  ...searchCalls,
  ...seriesCalls,
  ...serviceCalls,
  ...timingCalls,
  ...jobCalls,
  ...bulkCalls,
  ...transferCalls,
] as const

export type CallName = (typeof rows)[number]['name']
export type CallOf<Name extends CallName> = Extract<(typeof rows)[number], { name: Name }>
export type QueryOf<Name extends CallName> = Static<CallOf<Name>['query']>
export type BodyOf<Name extends CallName> =
  CallOf<Name> extends { body: infer Body extends TSchema } ? Static<Body> : undefined

/** The data of a call's answer, as its row has it; what gives no envelope (pictures, streams, texts) answers unknown. */
export type AnswerOf<Name extends CallName> = Static<CallOf<Name>['answer']>

type Parameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never
/** Names of the parameters in a call's path. */
export type ParamsOf<Name extends CallName> = { [Key in Parameters<CallOf<Name>['path']>]: string }

export const CALLS: readonly CallRow[] = rows

const byName = new Map<string, CallRow>(rows.map((row) => [row.name, row]))

export function callNamed(name: CallName): CallRow {
  return byName.get(name) as CallRow
}

/** The address of a call under its base, parameters encoded. `ParamsOf` names what a call needs. */
export function pathOf(name: CallName, params: Readonly<Record<string, string>>): string {
  return callNamed(name).path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}

import type { Static, TSchema } from 'typebox'
import { rows } from './callRows.ts'
import type { CallRow } from './calls/call.ts'
import type { AnswerKind } from './answerKind.ts'
import { answerKind } from './answerKind.ts'

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

/**
 * All that the console asks of a row: its build leaves out the rest, schemas above all, and says what kind of answer
 * the schema was of (`scripts/console/callRoutes`).
 */
type CallRoute = Pick<CallRow, 'name' | 'method' | 'path' | 'allProducts' | 'paged' | 'takes'> & {
  answers?: AnswerKind
}

const byName = new Map<string, CallRoute>(rows.map((row) => [row.name, row]))

export const CALL_NAMES = rows.map(({ name }) => name) as readonly CallName[]

export function routeOf(name: CallName): CallRoute {
  return byName.get(name) as CallRoute
}

/** What the data of a call's answer is: a list or one record; undefined where it may be either. */
export function answerKindOf(name: CallName): AnswerKind | undefined {
  const row = byName.get(name) as CallRoute & Partial<CallRow>
  return row.answer === undefined ? row.answers : answerKind(row.answer)
}

/** The address of a call under its base, parameters encoded. `ParamsOf` names what a call needs. */
export function pathOf(name: CallName, params: Readonly<Record<string, string>>): string {
  return routeOf(name).path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}

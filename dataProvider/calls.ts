import type { AnswerOf, BodyOf, CallName, CallOf, ParamsOf, QueryOf } from '#contract/wire/calls.ts'
import { CALL_NAMES, routeOf } from '#contract/wire/calls.ts'
import type { PageInfo } from '#contract/wire/envelope.ts'
import type { Reply } from './envelope.ts'
import type { FileBody, MediaBody, SendOptions, Transport } from './transport.ts'

/** A page of a list: its rows, their total, the cursors of its neighbours. */
export type Page<Row> = { rows: Row[] } & PageInfo

/** Calls that answer data: what gives pictures, streams or texts has no envelope. */
type DataCall = { [Name in CallName]: CallOf<Name> extends { gives: string } ? never : Name }[CallName]

/** A part of the options: left out where the row knows none, and where all of it is optional. */
type Part<Key extends string, Value> = [keyof Value] extends [never]
  ? unknown
  : Record<string, never> extends Value
    ? { [Name in Key]?: Value }
    : { [Name in Key]: Value }

/** Params, query and body as the row of the call has them, and what every call may say beside. */
export type CallOptions<Name extends CallName> = Omit<SendOptions<Name>, 'params' | 'query' | 'body'> &
  Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  (CallOf<Name> extends { takes: 'multipart' }
    ? { body: FileBody }
    : CallOf<Name> extends { takes: 'media' }
      ? { body: MediaBody }
      : Part<'body', BodyOf<Name>>)

type EntryOf<Answer> = Answer extends readonly (infer Entry)[] ? Entry : never

/** What a call brings: the page of a paged list, otherwise the data of its answer; of a write with the new revision. */
export type ResultOf<Name extends CallName> =
  CallOf<Name> extends { paged: true }
    ? Page<EntryOf<AnswerOf<Name>>>
    : CallOf<Name> extends { document: true }
      ? AnswerOf<Name> & { rev: number | undefined }
      : AnswerOf<Name>

/** One method per row of the call table, named as the row; all it takes and gives follows from there. */
export type Calls = {
  [Name in DataCall]: object extends CallOptions<Name>
    ? (options?: CallOptions<Name>) => Promise<ResultOf<Name>>
    : (options: CallOptions<Name>) => Promise<ResultOf<Name>>
}

/** Answers a call in place of the service, or undefined where the service has it. */
export type Substitute = (name: CallName, options: SendOptions<CallName>) => Promise<unknown> | undefined

/** The calls of the table over a transport. Each rejects with an ApiError. */
export function createCalls(transport: Transport, substitute?: Substitute): Calls {
  const callOf = (name: CallName) => async (options?: SendOptions<CallName>) =>
    substitute?.(name, options ?? {}) ?? resultOf(name, await transport.send(name, options))
  // The compiler knows each row, but not that a walk over all of them meets each of them.
  return Object.fromEntries(CALL_NAMES.map((name) => [name, callOf(name)])) as unknown as Calls
}

function resultOf(name: CallName, { data, header, rev }: Reply<unknown>): unknown {
  const { code: _code, errors: _errors, ...page } = header
  if (routeOf(name).paged) return { rows: data, ...page }
  // The ETag is what the next write must name, whatever the text says.
  return rev === undefined || Array.isArray(data) || data === null ? data : { ...(data as object), rev }
}

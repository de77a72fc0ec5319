import type { AnswerOf, CallName } from '#contract/wire/calls.ts'
import type { PageInfo } from '#contract/wire/envelope.ts'
import type { Reply } from './envelope.ts'
import type { SendOptions, Transport } from './transport.ts'

export type Page<Row> = { rows: Row[] } & PageInfo

type EntryOf<Answer> = Answer extends readonly (infer Entry)[] ? Entry : never

/**
 * Makes methods of rows of the call table. What a method answers follows from its row; all that is written is how its
 * arguments become params, query and body.
 */
export function forwarding(transport: Transport) {
  return {
    /** A method that answers the data of the call. */
    data:
      <Name extends CallName, Args extends unknown[]>(name: Name, optionsOf: (...args: Args) => SendOptions<Name>) =>
      async (...args: Args): Promise<AnswerOf<Name>> =>
        (await transport.send(name, optionsOf(...args))).data,
    /** A method that answers a page of a list: its rows, their total, the cursors of its neighbours. */
    page:
      <Name extends CallName, Args extends unknown[]>(name: Name, optionsOf: (...args: Args) => SendOptions<Name>) =>
      async (...args: Args): Promise<Page<EntryOf<AnswerOf<Name>>>> =>
        pageOf((await transport.send(name, optionsOf(...args))) as Reply<EntryOf<AnswerOf<Name>>[]>),
  }
}

export function pageOf<Row>({ data, header }: Reply<Row[]>): Page<Row> {
  const { count, atLeast, next, prev } = header
  return {
    rows: data,
    count,
    ...(atLeast ? { atLeast } : {}),
    ...(next ? { next } : {}),
    ...(prev ? { prev } : {}),
  }
}

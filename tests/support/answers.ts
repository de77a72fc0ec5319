import type { Envelope } from '#contract/wire/envelope.ts'

/** What a request in process was answered with. */
export type Answer = { json: <J>() => J }

/** What came in an answer's envelope. */
export function dataOf<Data>(answer: Answer): Data {
  return answer.json<Envelope<Data>>().data as Data
}

/** The number of what an answer says was wrong first. */
export function codeOf(answer: Answer): number | undefined {
  return answer.json<Envelope>().header.errors[0]?.code
}

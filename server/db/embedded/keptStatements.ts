import { namedParse, PARSE_COMPLETE, type NamedParse } from './frames.ts'

/**
 * All connections share the database's one session, and so its prepared statements: what one of them has had parsed
 * under a name is not parsed and planned again for the next. Each of them still reads that its statement was taken.
 */
export class KeptStatements {
  private readonly texts = new Map<string, string>()

  /** What the database is to read instead of the batch, and what becomes of its answer. */
  begin(bytes: Uint8Array): { bytes: Uint8Array; end: (answer: Uint8Array) => Uint8Array } {
    const parse = namedParse(bytes)
    if (!parse) return { bytes, end: (answer) => answer }
    if (this.texts.get(parse.name) !== parse.text) return { bytes, end: (answer) => this.keep(parse, answer) }
    return { bytes: bytes.subarray(parse.length), end: (answer) => Buffer.concat([PARSE_COMPLETE, answer]) }
  }

  private keep({ name, text }: NamedParse, answer: Uint8Array): Uint8Array {
    if (answer[0] === PARSE_COMPLETE[0]) this.texts.set(name, text)
    return answer
  }
}

import { FEED_ID_LENGTH, type FeedProblem } from '#contract/values/ingestion.ts'

/** A feed that cannot be read to its end: where it broke, by line and column from 1. */
export class FeedRefused extends Error {
  readonly problem: FeedProblem
  readonly line: number
  readonly column: number

  constructor(problem: FeedProblem, at: { line: number; column: number }, detail = '') {
    super(`${problem} in line ${at.line}, column ${at.column}${detail && `: ${detail}`}`)
    this.problem = problem
    this.line = at.line
    this.column = at.column
  }
}

const WORDS: Readonly<Record<FeedProblem, string>> = {
  notXml: 'this is no well-formed XML',
  notXmltv: 'this is no XMLTV: a guide begins with <tv>',
  cutOff: 'the file ends in the middle; it seems cut off',
  internalSubset: 'its DOCTYPE defines things of its own, which is not accepted',
  entity: 'it uses an entity that is not one of the five of XML',
  badEncoding: 'its bytes do not fit the encoding that it names',
  tooDeep: 'its elements stand too deep in one another',
  tooLongText: 'a text is too long',
  tooLongPart: 'a single part of it, like a comment or a tag, has more than a million characters',
  tooLongId: `the id of a channel is longer than ${FEED_ID_LENGTH} letters`,
  badSign: 'it has a character of code 0, which no text may have',
  tooManyAttributes: 'an element has too many attributes',
  tooManyProgrammes: 'it has too many programmes',
  tooManyChannels: 'it has too many channels',
  badPacking: 'it cannot be unpacked',
  badTable: 'this is no table of programmes with a channel, a start and a title',
  tooLarge: 'it is larger than 50 MiB unpacked',
}

/** The refusal in plain words, with its place. */
export function refusalWords({ problem, line, column }: Pick<FeedRefused, 'problem' | 'line' | 'column'>): string {
  return `The feed cannot be read: ${WORDS[problem]} (line ${line}, column ${column}).`
}

/** Why a feed is not read on; nothing of it is taken in. */
export type FeedProblem =
  | 'notXml'
  | 'notXmltv'
  | 'cutOff'
  | 'internalSubset'
  | 'entity'
  | 'badEncoding'
  | 'tooDeep'
  | 'tooLongText'
  | 'tooManyProgrammes'
  | 'tooLarge'

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

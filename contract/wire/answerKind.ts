/** What the data of an answer is: a list, or one record; undefined where it may be either, or nothing. */
export type AnswerKind = 'list' | 'record'

/** The kind that a schema of an answer allows alone. */
export function answerKind(schema: unknown): AnswerKind | undefined {
  const { type, anyOf } = schema as { type?: unknown; anyOf?: readonly unknown[] }
  if (type === 'array') return 'list'
  if (type === 'object') return 'record'
  const kinds = new Set((anyOf ?? []).map(answerKind))
  const [only] = kinds
  return kinds.size === 1 ? only : undefined
}

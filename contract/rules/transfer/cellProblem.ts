/** What is wrong with a cell, in plain words and by a keyword of `rowProblems` with what stands in the sentence. */
export type CellProblem = { description: string; keyword: string; params: { value?: string } }

const SENTENCES = {
  oneValue: () => 'One value is expected here, not several.',
  number: (value: string) => `'${value}' is no number.`,
  boolean: (value: string) => `'${value}' is neither true nor false.`,
  date: (value: string) => `'${value}' is no date that is known here. Write 2026-11-24.`,
  json: () => 'This is no JSON.',
  tooLong: () => 'This is longer than anything that the field may hold.',
  otherProduct: () => 'A title of another product has this external id. Choose that product first.',
  noParent: (value: string) => `There is no parent with the external id '${value}'. Import it first.`,
  noName: () => 'A title needs a name.',
} as const

/** Keywords of cells begin with it, which none of a schema does. */
export const CELL_KEYWORD = 'row.'

const MOST_SIGNS = 60

export function cellProblem(name: keyof typeof SENTENCES, text?: string): { problem: CellProblem } {
  const value = text === undefined ? '' : shortened(text)
  return {
    problem: {
      description: SENTENCES[name](value),
      keyword: CELL_KEYWORD + name,
      params: text === undefined ? {} : { value },
    },
  }
}

const shortened = (text: string) => (text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}...` : text)

import { useTranslate } from 'ra-core'
import { useCallback, useMemo } from 'react'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { useIssueWords } from '#kit/forms/parts/IssueText.tsx'

/** Keywords of the server's own judgement of type documents; all others are rules of JSON Schema. */
const OWN = /^(schema|type|ui)[A-Z]|^(columnNotCarried|filterNotKept|noSuchField)$/

export type ProblemWords = {
  of: (problem: TypeProblem) => string
  /** Of the first problem at a place or, for a whole, in it. */
  at: (place: string) => string | undefined
  /** How many problems stand in a place. */
  countIn: (place: string) => number
}

/** Problems in the user's language; what the server's validator says in passing stays in its own words. */
export function useProblemWords(problems: readonly TypeProblem[]): ProblemWords {
  const translate = useTranslate()
  const issueWords = useIssueWords()
  const of = useCallback(
    ({ field, keyword = '', params, description }: TypeProblem) => {
      const values = { ...params, _: description }
      if (OWN.test(keyword)) return translate(`types.problem.${keyword}`, values)
      if (keyword === '') return description
      const words = issueWords({ pointer: field, keyword, params: params as never, severity: 'error' })
      return words.startsWith('forms.errors.') ? description : words
    },
    [translate, issueWords],
  )
  return useMemo(() => {
    const isIn = (place: string) => (problem: TypeProblem) =>
      problem.field === place || problem.field.startsWith(`${place}/`)
    return {
      of,
      at: (place) => {
        const found = problems.find(isIn(place))
        return found && of(found)
      },
      countIn: (place) => problems.filter(isIn(place)).length,
    }
  }, [problems, of])
}

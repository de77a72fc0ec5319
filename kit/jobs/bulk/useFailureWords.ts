import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { CELL_KEYWORD } from '#contract/rules/transfer/cellProblem.ts'
import type { Reason } from '#contract/values/reason.ts'
import { ruleIssue } from './ruleIssue.ts'
import { useIssueWords } from '#kit/forms/parts/IssueText.tsx'
import { failureWords } from './failureWords.ts'

type Failure = { [Part in keyof Reason]?: Reason[Part] | undefined }

/** Why a title failed, in the reader's language: the rule that it breaks where it is known, else `failureWords`. */
export function useFailureWords(): (failure: Failure) => string {
  const translate = useTranslate()
  const issueWords = useIssueWords()
  return useMemo(
    () => (failure: Failure) => {
      const { keyword, params, description } = failure
      if (keyword === undefined) return failureWords(failure, translate)
      if (keyword.startsWith(CELL_KEYWORD))
        return translate(`rowProblems.${keyword.slice(CELL_KEYWORD.length)}`, { ...params, _: description })
      const issue = ruleIssue({ keyword, params })
      return issue ? issueWords({ ...issue, pointer: '', severity: 'error' }) : failureWords(failure, translate)
    },
    [translate, issueWords],
  )
}

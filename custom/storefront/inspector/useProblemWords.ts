import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import { OWN_NAMES } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** What is wrong with a field, said where the field is: without the name of its part. */
export function useProblemWords(): (problem: StorefrontProblem) => string {
  const translate = useTranslate()
  const format = useFormat()
  return useCallback(
    (problem) => {
      const { code } = problem
      switch (code) {
        case 'names':
          return translate(`storefrontInspector.problems.names.${problem.reason}`)
        case 'nameMissing':
          return translate('storefrontInspector.problems.nameMissing', {
            languages: format.list(problem.languages.map((language) => OWN_NAMES[language])),
          })
        case 'expired':
          return translate('storefrontInspector.problems.expired', {
            at: format.dateTime(new Date(problem.at).toISOString()),
          })
        case 'ratioMissing':
          return translate('storefrontInspector.problems.ratioMissing', { smart_count: problem.titles.length })
        default:
          return translate(`storefrontInspector.problems.${code}`)
      }
    },
    [translate, format],
  )
}

import { useLocale, useTranslate } from 'ra-core'
import { useContext, useMemo } from 'react'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import type { HiddenReason } from '#contract/rules/storefront/lens/lens.ts'
import { OWN_TAB, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { OWN_NAMES } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { StorefrontContext } from './StorefrontContext.ts'
import { targetName } from './model/storefrontNames.ts'

/** Words about parts of a storefront in the reader's language: what they are called, what is wrong, why they are hidden. */
export function useTargetWords() {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  const policies = useContext(StorefrontContext)?.policies.policies
  return useMemo(() => {
    const moment = (at: number) => format.dateTime(new Date(at).toISOString())
    const nameOf = (storefront: Storefront, target: Target): string => {
      if (target.of === 'tab' && target.id === OWN_TAB) return translate('storefront.ownTab')
      return targetName(storefront, target, language) ?? translate(`storefront.unnamed.${target.of}`)
    }
    return {
      nameOf,
      problemText(storefront: Storefront, problem: StorefrontProblem): string {
        const name = nameOf(storefront, problem.target)
        switch (problem.code) {
          case 'names':
            return translate(`storefront.problems.names.${problem.reason}`, { name })
          case 'nameMissing':
            return translate('storefront.problems.nameMissing', {
              name,
              languages: format.list(problem.languages.map((language) => OWN_NAMES[language])),
            })
          case 'expired':
            return translate('storefront.problems.expired', { name, at: moment(problem.at) })
          case 'ratioMissing':
            return translate('storefront.problems.ratioMissing', { name, smart_count: problem.titles.length })
          case 'duplicate':
            return translate('storefront.problems.duplicate', { name, smart_count: problem.titles.length })
          default:
            return translate(`storefront.problems.${problem.code}`, { name })
        }
      },
      hiddenText(reason: HiddenReason): string {
        switch (reason.reason) {
          case 'notYet':
          case 'over':
            return translate(`storefront.hidden.${reason.reason}`, { at: moment(reason.at) })
          case 'attribute':
            return translate('storefront.hidden.attribute', { ...reason, wanted: format.anyOf(reason.wanted) })
          case 'policy': {
            const policy = policies?.find(({ id }) => id === reason.policy)?.name ?? reason.policy
            return reason.rule === undefined
              ? translate('storefront.hidden.policy', { policy })
              : translate('storefront.hidden.policyRule', { policy, rule: reason.rule + 1 })
          }
          default:
            return translate(`storefront.hidden.${reason.reason}`)
        }
      },
    }
  }, [translate, language, format, policies])
}

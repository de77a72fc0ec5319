import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { CaseOutcome } from '#contract/schemas/policy/evaluation.ts'
import type { PolicyCase } from '#contract/schemas/policy/policy.ts'
import { POLICY_ACTIONS } from '#contract/values/policy.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useRuleWords } from '../useRuleWords.ts'

/** Cases in the reader's language: who does what, what is expected, and what came instead. */
export function useCaseWords() {
  const translate = useTranslate()
  const format = useFormat()
  const rules = useRuleWords()
  return useMemo(() => {
    const actionOf = (action = 'view') =>
      (POLICY_ACTIONS as readonly string[]).includes(action) ? translate(`policies.actions.${action}`) : action
    return {
      name({ viewer = {}, content, title, at, action, effect }: PolicyCase): string {
        const facts = Object.entries(viewer).map(([name, one]) => `${name} ${rules.held(name, one)}`)
        const who = facts.length > 0 ? facts.join(', ') : translate('policies.cases.anybody')
        const parts = [title ?? content, actionOf(action), at === undefined ? undefined : format.dateTime(at)]
        const what = parts.filter((part) => part !== undefined).join(', ')
        return translate(`policies.cases.is${effect === 'Allow' ? 'Allowed' : 'Denied'}`, { who, what })
      },
      /** What is otherwise than expected. */
      why({ effect, rules: decided, error }: CaseOutcome): string {
        if (error) return translate(`policies.cases.${error}`)
        const named = { rules: rules.rules(decided) }
        if (effect === 'Allow') return translate('policies.cases.butAllowed', named)
        return translate(decided.length > 0 ? 'policies.cases.butDenied' : 'policies.cases.butNothing', named)
      },
    }
  }, [translate, format, rules])
}

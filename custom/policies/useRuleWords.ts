import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { heldWords, rowWords, ruleSentence, type SentenceWords } from './model/ruleSentence.ts'
import { isOfPeople } from '#contract/rules/policy/peopleValues.ts'
import { rowPhrase } from '#contract/rules/policy/sentenceOf.ts'
import type { PolicyRow, PolicyRule, RuleRef } from '#contract/rules/policy/policy.ts'
import type { People } from './people/usePeople.ts'
import { usePolicyScreen } from './PolicyContext.ts'

/**
 * Rules in the reader's language: a sentence of each, what a row asks for, and several by their numbers. `others` are
 * people whom another version names.
 */
export function useRuleWords(others?: People) {
  const translate = useTranslate()
  const format = useFormat()
  const { attributes, people } = usePolicyScreen()
  return useMemo(() => {
    const ofPeople = new Set(attributes.filter(isOfPeople).map(({ name }) => name))
    const words: SentenceWords = {
      translate,
      instant: (text) => format.dateTime(text),
      number: (value) => format.number(value),
      valueOf: (name, value) =>
        ofPeople.has(name) ? (people.names.get(value) ?? others?.names.get(value) ?? value) : value,
    }
    const ruleName = (rule: number) => translate('policies.rule', { n: format.number(rule + 1) })
    return {
      valueOf: words.valueOf,
      sentence: (rule: PolicyRule) => ruleSentence(rule, words),
      row: (row: PolicyRow) => rowWords(rowPhrase(row), words),
      ruleName,
      /** Several within a sentence. */
      rules: (refs: readonly RuleRef[]) =>
        format.list(refs.map(({ rule }) => translate('policies.ruleWithin', { n: format.number(rule + 1) }))),
      /** What a viewer or a title has of an attribute. */
      held: (name: string, held: unknown): string => heldWords(name, held, words),
    }
  }, [translate, format, attributes, people, others])
}

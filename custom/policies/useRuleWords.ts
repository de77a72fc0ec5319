import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { rowWords, ruleSentence, type SentenceWords } from './model/ruleSentence.ts'
import { rowPhrase } from '#contract/rules/policy/sentenceOf.ts'
import type { PolicyRow, PolicyRule, RuleRef } from '#contract/rules/policy/policy.ts'

/** Rules in the reader's language: a sentence of each, what a row asks for, and several by their numbers. */
export function useRuleWords() {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const words: SentenceWords = {
      translate,
      instant: (text) => format.dateTime(text),
      number: (value) => format.number(value),
    }
    const ruleName = (rule: number) => translate('policies.rule', { n: format.number(rule + 1) })
    return {
      sentence: (rule: PolicyRule) => ruleSentence(rule, words),
      row: (row: PolicyRow) => rowWords(rowPhrase(row), words),
      ruleName,
      rules: (refs: readonly RuleRef[]) => format.list(refs.map(({ rule }) => ruleName(rule))),
    }
  }, [translate, format])
}

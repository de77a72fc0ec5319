import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { evaluate, preparePolicies } from '#contract/rules/policy/evaluate.ts'
import type { PolicyRow, PolicyRule } from '#contract/rules/policy/policy.ts'
import { LANGUAGES, type Language } from '#contract/values/languages.ts'
import { ATTRIBUTE_TYPES, RULE_OPERATORS, type AttributeType } from '#contract/values/policy.ts'
import { messagesByLanguage } from '#tests/support/messagesByLanguage.ts'
import { ruleSentence, type SentenceWords } from './ruleSentence.ts'

const VALUES: Readonly<Record<AttributeType, unknown>> = {
  String: 'MY',
  Number: 13,
  Boolean: true,
  StringArray: ['kids', 'gold'],
  DateTime: '2026-11-24T12:00:00.000Z',
}

function wordsIn(language: Language): SentenceWords {
  const provider = polyglotI18nProvider(() => messagesByLanguage[language] as TranslationMessages, language)
  return {
    translate: (key, values) => provider.translate(key, values),
    ...{ instant: (text) => text, number: String, valueOf: (_name, value) => value },
  }
}

const rowOf = (type: AttributeType, operator: string): PolicyRow => ({
  ...{ type, attribute: 'thing', operator },
  value: operator === 'one of' || operator === 'none of' ? ['MY', 'SG'] : VALUES[type],
})
const ruleOf = (rows: PolicyRow[], more: Partial<PolicyRule> = {}): PolicyRule => ({
  ...{ kind: 'action', actions: ['view'], effect: 'Allow', match: 'all', rows },
  ...more,
})
const every = ATTRIBUTE_TYPES.flatMap((type) => RULE_OPERATORS[type].map((operator) => rowOf(type, operator)))

/** By what word a reader knows what an operator asks: en, zh, ms, ta. */
const SENSES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'String equals': ['is', '是', 'ialah', 'என்பது'],
  'String not equals': ['is not', '不是', 'bukan', 'அல்ல'],
  'String starts with': ['starts with', '开头', 'bermula', 'தொடங்குகிறது'],
  'String ends with': ['ends with', '结尾', 'berakhir', 'முடிகிறது'],
  'String one of': ['is one of', '之一', 'salah satu', 'ஒன்று'],
  'String none of': ['is none of', '任何一个', 'mana-mana', 'எதுவும் அல்ல'],
  'Number equals': ['is', '是', 'ialah', 'என்பது'],
  'Number not equals': ['is not', '不是', 'bukan', 'அல்ல'],
  'Number greater than': ['greater', '大于', 'lebih', 'பெரியது'],
  'Number less than': ['less', '小于', 'kurang', 'சிறியது'],
  'DateTime before': ['before', '早于', 'sebelum', 'முன்'],
  'DateTime after': ['after', '晚于', 'selepas', 'பின்'],
  'Boolean equals': ['true', '为是', 'benar', 'உண்மை'],
  'StringArray equals': ['exactly', '恰好', 'tepat', 'சரியாக'],
  'StringArray contains': ['all of', '全部', 'semua', 'அனைத்தையும்'],
  'StringArray one of': ['contains one of', '至少包含', 'salah satu', 'ஒன்றையாவது'],
}

describe.each(LANGUAGES)('the sentence of a rule in %s', (language) => {
  const words = wordsIn(language)
  const say = (rule: PolicyRule) => ruleSentence(rule, words)

  it('names what each operator of each type compares, and reads otherwise for each', () => {
    for (const type of ATTRIBUTE_TYPES) {
      const rows = every.filter((row) => row.type === type)
      const said = rows.map((row) => say(ruleOf([row])))
      expect(new Set(said).size).toBe(rows.length)
      for (const [at, sentence] of said.entries()) {
        const value = rows[at]?.value
        expect(sentence).toContain('thing')
        expect(sentence).not.toMatch(/policies\.|%\{/)
        if (type !== 'Boolean') for (const one of [value].flat()) expect(sentence).toContain(String(one))
      }
    }
  })

  it('says what each operator asks, and not its opposite', () => {
    const sense = (type: AttributeType, operator: string) =>
      SENSES[`${type} ${operator}`]?.[LANGUAGES.indexOf(language)] ?? 'nothing'
    const opposites = { 'greater than': 'less than', 'starts with': 'ends with', before: 'after' }
    for (const row of every) {
      const type = row.type as AttributeType
      const said = say(ruleOf([row]))
      expect(said).toContain(sense(type, row.operator))
      for (const pair of Object.entries(opposites))
        for (const [one, other] of [pair, pair.toReversed()])
          if (one === row.operator && other !== undefined) expect(said).not.toContain(sense(type, other))
    }
  })

  it('says of no value what the rule does: that it counts, or nothing', () => {
    for (const row of every) {
      const rule = ruleOf([row])
      const holds = evaluate(preparePolicies([{ id: 'p', name: '', rules: [rule], unreadable: [] }]), {
        ...{ viewer: {}, at: 0 },
      })
      const note = words.translate('policies.missingCounts', { name: 'thing' })
      expect([row.type, row.operator, say(rule).includes(note)]).toEqual([
        ...[row.type, row.operator],
        holds.effect === 'Allow',
      ])
    }
  })

  it('tells allowing from denying, all from any, and a truth from its opposite', () => {
    const [one, other] = [rowOf('String', 'equals'), rowOf('Number', 'less than')]
    const sentences = [
      say(ruleOf([one, other])),
      say(ruleOf([one, other], { effect: 'Deny' })),
      say(ruleOf([one, other], { match: 'any' })),
      say(ruleOf([])),
      say(ruleOf([], { match: 'any' })),
      say(ruleOf([{ ...rowOf('Boolean', 'equals'), value: true }])),
      say(ruleOf([{ ...rowOf('Boolean', 'equals'), value: false }])),
      say(ruleOf([{ ...one, value: '' }])),
    ]
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('takes no row that names no attribute yet for one of the moment', () => {
    const empty = { type: '', attribute: '', operator: '', value: undefined }
    expect(say(ruleOf([empty]))).toContain(words.translate('policies.says.unchosen'))
    expect(say(ruleOf([empty]))).not.toContain(words.translate('policies.moment'))
  })
})

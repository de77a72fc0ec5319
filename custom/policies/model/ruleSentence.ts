import { sentenceOf, type RowPhrase, type RuleSentence } from '#contract/rules/policy/sentenceOf.ts'
import type { PolicyRule } from '#contract/rules/policy/policy.ts'
import { POLICY_ACTIONS } from '#contract/values/policy.ts'

export type SentenceWords = {
  translate: (key: string, values?: Record<string, unknown>) => string
  /** A date and time of ISO 8601 as the reader has them. */
  instant: (text: string) => string
  number: (value: number) => string
}

/** A rule as one plain sentence of the reader's language, by its words alone. */
export function ruleSentence(rule: PolicyRule, words: SentenceWords): string {
  const { translate } = words
  const said = sentenceOf(rule)
  const { effect, condition, rows, match } = said
  const [first = '', ...others] = rows.map((row) => rowWords(row, words))
  const when = others.reduce((one, other) => translate(`policies.both.${match}`, { one, other }), first)
  const sentence = translate(`policies.sentence.${effect}.${condition}`, { what: whatOf(said, words), when })
  const missing = [...new Set(rows.filter(({ missingCounts }) => missingCounts).map((row) => nameOf(row, words)))]
  return [sentence, ...missing.map((name) => `${translate('policies.missingCounts', { name })}.`)].join(' ')
}

/** What one row asks for. */
export function rowWords(row: RowPhrase, words: SentenceWords): string {
  const { translate } = words
  const value = row.values.map((one) => valueWords(one, row.shape, words)).join(translate('policies.separator'))
  return translate(`policies.says.${row.key}`, { name: nameOf(row, words), value })
}

function nameOf({ name }: RowPhrase, { translate }: SentenceWords): string {
  return name === '' ? translate('policies.moment') : name
}

function valueWords(value: string, shape: RowPhrase['shape'], { instant, number }: SentenceWords): string {
  if (shape === 'instant') return instant(value)
  return shape === 'number' ? number(Number(value)) : value
}

/** 'View, play'; the first letter is left to the words themselves. */
function whatOf({ actions, isCustom }: RuleSentence, { translate }: SentenceWords): string {
  if (actions.length === 0) return translate(isCustom ? 'policies.anyCustom' : 'policies.anyAction')
  const isKnown = (action: string) => (POLICY_ACTIONS as readonly string[]).includes(action)
  const named = actions.map((action) => (isKnown(action) ? translate(`policies.actions.${action}`) : action))
  return named.join(translate('policies.separator'))
}

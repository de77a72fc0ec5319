import { sentenceOf, type RowPhrase, type RuleSentence } from '#contract/rules/policy/sentenceOf.ts'
import type { PolicyRule } from '#contract/rules/policy/policy.ts'
import { POLICY_ACTIONS, POLICY_VALUES } from '#contract/values/policy.ts'

export type SentenceWords = {
  translate: (key: string, values?: Record<string, unknown>) => string
  /** A date and time of ISO 8601 as the reader has them. */
  instant: (text: string) => string
  number: (value: number) => string
  /** What people call a value of an attribute, where that is something else. */
  valueOf: (name: string, value: string) => string
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

/** What one row asks for; of more values than a row may have, the rest is counted. */
export function rowWords(row: RowPhrase, words: SentenceWords): string {
  const { translate, number } = words
  const rest = row.values.length - POLICY_VALUES
  const named = row.values.slice(0, POLICY_VALUES).map((one) => valueWords(one, row, words))
  if (rest > 0) named.push(translate('forms.moreTokens', { smart_count: rest, count: number(rest) }))
  const value = named.join(translate('policies.separator'))
  return translate(`policies.says.${row.key}`, { name: nameOf(row, words), value })
}

/** What somebody or something has of an attribute; of nothing but text the kind is not known. */
export function heldWords(name: string, held: unknown, words: SentenceWords): string {
  const { translate, number, valueOf } = words
  if (Array.isArray(held)) return held.map((one) => heldWords(name, one, words)).join(translate('policies.separator'))
  if (typeof held === 'boolean') return translate(held ? 'policies.yes' : 'policies.no')
  if (typeof held === 'number') return number(held)
  return typeof held === 'string' ? valueOf(name, held) : (JSON.stringify(held) ?? '')
}

function nameOf({ name }: RowPhrase, { translate }: SentenceWords): string {
  return name === '' ? translate('policies.moment') : name
}

function valueWords(value: string, { name, shape }: RowPhrase, { instant, number, valueOf }: SentenceWords): string {
  if (shape === 'instant') return instant(value)
  return shape === 'number' ? number(Number(value)) : valueOf(name, value)
}

/** 'View, play'; the first letter is left to the words themselves. */
function whatOf({ actions, isCustom }: RuleSentence, { translate }: SentenceWords): string {
  if (actions.length === 0) return translate(isCustom ? 'policies.anyCustom' : 'policies.anyAction')
  const isKnown = (action: string) => (POLICY_ACTIONS as readonly string[]).includes(action)
  const named = actions.map((action) => (isKnown(action) ? translate(`policies.actions.${action}`) : action))
  return named.join(translate('policies.separator'))
}

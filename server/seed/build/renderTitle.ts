import { readTable } from './readTable.ts'
import { attributive, doubled, inflected, withAnd } from './tamilForms.ts'

type Word = { kind: 'n' | 'a' | 'num' | 'p'; zh: string; ms: string; ta: string }
type Names = { zh: string; ms: string; ta: string }

const words = new Map(readTable('titleWords.tsv').map((row) => [row.word ?? '', row as unknown as Word]))
const ARTICLES = new Set(['the', 'a', 'an'])
/** Idioms that say something else than their words. */
const REJECTED = new Set(readTable('titleIdioms.tsv').map((row) => row.title ?? ''))
const LINKS = new Set(['of', 'and', '&', 'in'])

/** 'The' in mid-title follows a verb ('Kiss the Sky') unless a link stands before it. */
const mayStand = (before: string | undefined) => before === undefined || LINKS.has(before)

/**
 * A title put into Chinese, Malay and Tamil word by word, where it consists of known words in one of a few plain
 * shapes (noun, adjective and noun, noun of noun, noun and noun, noun in noun). Anything else stays untranslated.
 */
export function renderTitle(title: string): Names | undefined {
  const [, base = '', sequel = ''] = /^(.*?)(?: (\d|I{2,3}|IV|V))?$/.exec(title) ?? []
  const spoken = base.toLowerCase().split(' ')
  if (REJECTED.has(base.toLowerCase()) || spoken.some((token, at) => ARTICLES.has(token) && !mayStand(spoken[at - 1])))
    return undefined
  const tokens = spoken.filter((token) => !ARTICLES.has(token))
  if (new Set(tokens).size < tokens.length) return undefined
  const link = tokens.findIndex((token) => LINKS.has(token))
  const names = link < 0 ? phrase(tokens) : linked(tokens.slice(0, link), tokens[link] ?? '', tokens.slice(link + 1))
  if (!names || !sequel) return names
  return { zh: names.zh + sequel, ms: `${names.ms} ${sequel}`, ta: `${names.ta} ${sequel}` }
}

function linked(left: readonly string[], link: string, right: readonly string[]): Names | undefined {
  const [first, second] = [phrase(left), phrase(right)]
  if (!first || !second) return undefined
  if (link === 'of')
    return {
      zh: second.zh + (first.zh.length === 1 ? '之' : '的') + first.zh,
      ms: `${first.ms} ${second.ms}`,
      ta: `${onLast(second.ta, genitive)} ${first.ta}`,
    }
  if (link === 'in')
    return {
      zh: `${second.zh}里的${first.zh}`,
      ms: `${first.ms} di ${second.ms}`,
      ta: `${onLast(second.ta, locative)} ${first.ta}`,
    }
  return {
    zh: `${first.zh}与${second.zh}`,
    ms: `${first.ms} dan ${second.ms}`,
    ta: `${onLast(first.ta, withAnd)} ${onLast(second.ta, withAnd)}`,
  }
}

const genitive = (noun: string) => inflected(noun, 'ின்')
const locative = (noun: string) => inflected(noun, 'ில்')

function onLast(text: string, change: (word: string) => string): string {
  const parts = text.split(' ')
  return [...parts.slice(0, -1), change(parts.at(-1) ?? '')].join(' ')
}

/** One to three words: number or adjectives, perhaps a noun as attribute, then the noun. */
function phrase(tokens: readonly string[]): Names | undefined {
  const found = tokens.map((token) => words.get(token)).filter((word) => word !== undefined)
  const head = found.at(-1)
  if (found.length !== tokens.length || found.length > 3 || !head || head.kind === 'a' || head.kind === 'num')
    return undefined
  const before = found.slice(0, -1)
  if (before.some((word) => word.kind === 'p') && head.kind === 'p') return undefined
  if (before.some((word, at) => word.kind === 'a' && before[at - 1]?.kind === 'n')) return undefined
  const numbers = before.filter((word) => word.kind === 'num')
  const rest = before.filter((word) => word.kind !== 'num')
  return {
    zh: before.map((word) => word.zh).join('') + head.zh,
    ms: [...numbers.map((word) => word.ms), head.ms, ...rest.toReversed().map((word) => word.ms)].join(' '),
    ta: inTamil(before, head),
  }
}

function inTamil(before: readonly Word[], head: Word): string {
  return before.reduceRight((text, word) => {
    const attribute = word.kind === 'n' ? attributive(word.ta) : word.ta
    const link = word.kind === 'num' ? '' : doubled(attribute, text, word.kind === 'n')
    return `${attribute}${link} ${text}`
  }, head.ta)
}

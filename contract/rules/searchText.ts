import { MIN_TERM } from '#contract/values/limits.ts'

/** Letters that Unicode does not take apart, as people type them without an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  ς: 'σ',
}
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu')
/** Accents of Latin, Greek and Cyrillic. Vowel signs of Tamil and others are marks too, but letters to their readers. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu
/** Signs without a look of their own: soft hyphen, joiners, variation selectors. */
const INVISIBLE = /[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff\u{e0100}-\u{e01ef}]/gu
const OTHERS = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * Text as search compares it: case and accents folded, one space for whatever is no letter or digit, so that
 * 'Amélie: L’été' and 'amelie l ete' are the same. Chinese and Tamil stay whole.
 */
export function searchText(text: string): string {
  return foldedText(text).trim()
}

/** searchText without the trimming, for a part of a text: what stood at its edges may go on in the next part. */
export function foldedText(text: string): string {
  return fold(fold(text)).replaceAll(OTHERS, ' ')
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(INVISIBLE, '')
    .replaceAll(ACCENTS, '')
    .replaceAll(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
}

/** Four letters reach past every letter and digit that Unicode has assigned (the last one lies at U+323AF). */
const CODE_LENGTH = 4
const CODES = 26 ** CODE_LENGTH

/**
 * searchText as ASCII, for trigram indexes whatever the collation: a-z and 0-9 stand for themselves, every other letter
 * or digit is '~' and four capitals, so 'zoë 中' is 'zoe ~XCBA' in kind. Substring matching of keys (LIKE, case kept)
 * is exactly substring matching of searchText, since capitals follow a tilde only and never begin a match.
 */
export function searchKey(text: string): string {
  return searchText(text).replaceAll(/[^a-z0-9 ]/gu, (letter) => codeOf(letter.codePointAt(0) ?? 0))
}

/** Lowest place first: letters of one script differ in their first capitals, where trigrams tell most. */
function codeOf(codePoint: number): string {
  let rest = codePoint % CODES
  let code = '~'
  for (let place = 0; place < CODE_LENGTH; place++) {
    code += String.fromCharCode(65 + (rest % 26))
    rest = Math.floor(rest / 26)
  }
  return code
}

/** A key with its letters as they are, so that each is one again; those beyond the basic plane are two units. */
export function lettersInKey(key: string): string {
  return key.includes('~') ? key.replaceAll(/~([A-Z]{4})/g, (_, code: string) => letterOf(code)) : key
}

const letters = new Map<string, string>()

function letterOf(code: string): string {
  const known = letters.get(code)
  if (known !== undefined) return known
  let codePoint = 0
  for (let place = CODE_LENGTH - 1; place >= 0; place--) codePoint = codePoint * 26 + code.charCodeAt(place) - 65
  const letter = String.fromCodePoint(codePoint)
  letters.set(code, letter)
  return letter
}

/**
 * Is the term long enough to search for? Three characters of searchText, of which a Han character counts one and a
 * half, so that two are enough (specification section 5, design 9 (27)).
 */
export function termLongEnough(term: string): boolean {
  const characters = [...searchText(term)]
  const han = characters.filter((character) => /\p{Script=Han}/u.test(character)).length
  return characters.length + han / 2 >= MIN_TERM
}

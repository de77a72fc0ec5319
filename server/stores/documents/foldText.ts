const MARKS = /\p{M}+/gu
const HAN_TO_ASCII = /[^\x20-\x7e]/gu

/** Lower case without accents: the order of names in lists, the same on every engine. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().trim()
}

/** A text as ASCII letters and digits, so that trigrams work in every script: other characters become their numbers. */
export function asciiKey(text: string): string {
  return foldText(text).replace(HAN_TO_ASCII, (character) => `z${character.codePointAt(0)?.toString(36).padStart(4, '0')}`)
}

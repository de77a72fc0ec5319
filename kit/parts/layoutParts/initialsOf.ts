/** The script in which one sign is a word: two of them would read as a word of their own. */
const HAN = /\p{Script=Han}/u

/**
 * Up to two letters that stand for a title or a person: 'Life of Pi' is LP, 'Nurul Huda' NH, '卧虎藏龙' 卧. A letter keeps
 * its vowel signs (Tamil). Small words in the middle do not count: first and last do.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? []
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last) return ''
  if (HAN.test(first)) return [...first][0] ?? ''
  const letters = words.length === 1 ? [first] : [first, last]
  return letters.map((word) => letterOf(word).toLocaleUpperCase('en')).join('')
}

function letterOf(word: string): string {
  return /^[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
}

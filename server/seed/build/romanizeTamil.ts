const VOWELS: Readonly<Record<string, string>> = {
  அ: 'a',
  ஆ: 'aa',
  இ: 'i',
  ஈ: 'ee',
  உ: 'u',
  ஊ: 'oo',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
}
const SIGNS: Readonly<Record<string, string>> = {
  'ா': 'aa',
  'ி': 'i',
  'ீ': 'ee',
  'ு': 'u',
  'ூ': 'oo',
  'ெ': 'e',
  'ே': 'e',
  'ை': 'ai',
  'ொ': 'o',
  'ோ': 'o',
  'ௌ': 'au',
  '்': '',
}
/** Consonants that sound the same everywhere. */
const PLAIN: Readonly<Record<string, string>> = {
  ங: 'n',
  ஞ: 'gn',
  ண: 'n',
  ந: 'n',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ல: 'l',
  வ: 'v',
  ழ: 'zh',
  ள: 'l',
  ன: 'n',
  ஜ: 'j',
  ஷ: 'sh',
  ஸ: 's',
  ஹ: 'h',
  ஶ: 'sh',
}
/** Stops by place: at the start of a word, doubled, after a nasal, between vowels. */
const STOPS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  க: ['k', 'k', 'g', 'g'],
  ச: ['s', 'ch', 'j', 's'],
  ட: ['t', 't', 'd', 'd'],
  த: ['th', 'th', 'dh', 'dh'],
  ப: ['p', 'p', 'b', 'b'],
  ற: ['r', 'tr', 'dr', 'r'],
}
const NASALS = 'ங்ஞ்ண்ந்ம்ன்'

/** A Tamil film title in Latin letters as posters spell it: காதல் கோட்டை gives Kaadhal Kottai. */
export function romanizeTamil(text: string): string {
  return text
    .split(' ')
    .map((word) => capital(romanizeWord(word)))
    .join(' ')
}

function romanizeWord(word: string): string {
  const letters = [...word]
  let latin = ''
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? ''
    if (VOWELS[letter]) latin += VOWELS[letter]
    else if (SIGNS[letter] !== undefined) latin += SIGNS[letter]
    else if (STOPS[letter]) latin += stop(letters, at) + (SIGNS[next] === undefined ? 'a' : '')
    else if (PLAIN[letter]) latin += consonant(letters, at) + (SIGNS[next] === undefined ? 'a' : '')
    else latin += letter
  })
  return latin
}

function stop(letters: readonly string[], at: number): string {
  const letter = letters[at] ?? ''
  const [initial, doubled, nasal, between] = STOPS[letter] ?? ['', '', '', '']
  const isFirstOfPair = letters[at + 1] === '்' && letters[at + 2] === letter
  if (isFirstOfPair) return 'கடப'.includes(letter) ? initial : ''
  if (at === 0) return initial
  if (letters[at - 1] !== '்') return letters[at + 1] === '்' ? doubled : between
  const before = letters[at - 2] ?? ''
  if (before === letter || !NASALS.includes(before)) return doubled
  return nasal
}

/** ன் before ற is the nd of "Indru"; ஞ் before ச is plain n. */
function consonant(letters: readonly string[], at: number): string {
  const closes = letters[at + 1] === '்'
  if (letters[at] === 'ஞ' && (closes || at === 0)) return closes ? 'n' : 'gn'
  return PLAIN[letters[at] ?? ''] ?? ''
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Forms of a Tamil noun as compounds need them, by its ending. `ு` falls away before a vowel, `ம்` becomes `த்த`. */
const PULLI = '்'
const PAIRED: Readonly<Record<string, string>> = { ட: 'ட்ட', ற: 'ற்ற' }

/** வீடு and ஆறு double their consonant; காற்று and காட்டு have it doubled already. */
const isSingle = (noun: string, ending: 'டு' | 'று') => noun.endsWith(ending) && noun.at(-3) !== PULLI

/** Noun before another noun: நகரம் + விளக்கு gives நகர விளக்கு. */
export function attributive(noun: string): string {
  if (noun.endsWith('ம்')) return noun.slice(0, -2)
  return isSingle(noun, 'டு') || isSingle(noun, 'று') ? noun.slice(0, -2) + PAIRED[noun.at(-2) ?? ''] + 'ு' : noun
}

/** Noun with a vowel suffix such as ின் (of) or ில் (in). */
export function inflected(noun: string, suffix: 'ின்' | 'ில்'): string {
  if (noun.endsWith('ம்')) return `${noun.slice(0, -2)}த்த${suffix}`
  if (isSingle(noun, 'டு') || isSingle(noun, 'று')) return noun.slice(0, -2) + PAIRED[noun.at(-2) ?? ''] + suffix
  return joined(noun, suffix)
}

/** Noun with 'and': each member of the pair takes it. */
export function withAnd(noun: string): string {
  return joined(noun, 'ும்')
}

function joined(noun: string, suffix: string): string {
  if (/[ைிீ]$/u.test(noun)) return `${noun}ய${suffix}`
  if (/[ாோெேொ]$/u.test(noun)) return `${noun}வ${suffix}`
  if (noun.endsWith('ு')) return noun.slice(0, -1) + suffix
  if (isShortClosed(noun)) return noun + noun.at(-2) + suffix
  return noun.endsWith(PULLI) ? noun.slice(0, -1) + suffix : noun + suffix
}

/** One short syllable closed by a consonant doubles it: கண் gives கண்ணின், கல் கல்லின். */
function isShortClosed(noun: string): boolean {
  return /^[க-ஹ][ிுெொ]?[க-ஹ]்$/u.test(noun) || /^[அஇஉஎஒ][க-ஹ]்$/u.test(noun)
}

/**
 * The consonant that stands between an attribute and a noun in க, ச, த or ப: இரவுப் பள்ளி, சிவப்புக் கண். Adjectives in
 * plain அ (பெரிய, இருண்ட) take none.
 */
export function doubled(attribute: string, next: string, isNoun: boolean): string {
  const initial = next.charAt(0)
  if (!'கசதப'.includes(initial)) return ''
  const closes = /[ைிு]$/u.test(attribute) || (isNoun && /([க-ஹ]|ய்|ா)$/u.test(attribute))
  return closes ? initial + PULLI : ''
}

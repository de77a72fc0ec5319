import { hash } from './heads.ts'

const RUNS = /(?:~[A-Z]{4}){2,}/g
const LETTER = 5
const ALPHABET = 26

/**
 * Letters of other scripts, two of a-z each, a word per run: trigrams reach over neighbours there, which they do not in
 * a key, where each such letter is a word of its own. Different letters may look alike here, so that whatever is found
 * is compared by its key as well.
 */
export function lettersOf(keys: readonly string[]): string {
  return [...new Set(keys.flatMap(runsOf))].join(' ')
}

/** The longest run of a term, as it stands within `lettersOf`; undefined where two such letters never meet. */
export function lettersOfTerm(key: string): string | undefined {
  return runsOf(key).toSorted((a, b) => b.length - a.length)[0]
}

function runsOf(key: string): string[] {
  return (key.match(RUNS) ?? []).map((run) => {
    let word = ''
    for (let at = 0; at < run.length; at += LETTER) word += shortOf(run.slice(at, at + LETTER))
    return word
  })
}

const known = new Map<string, string>()

function shortOf(letter: string): string {
  const short = known.get(letter) ?? twoOf(Math.abs(hash(letter)))
  known.set(letter, short)
  return short
}

export function twoOf(number: number): string {
  return [number, Math.floor(number / ALPHABET)].map((place) => String.fromCharCode(97 + (place % ALPHABET))).join('')
}

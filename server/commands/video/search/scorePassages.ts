import { CLIP_SCORE, HITS_APART_MS, type EmbeddingType } from '#contract/values/video.ts'
import { isUnspaced } from './captionWords.ts'
import { letterVector, nearness, wordsOf } from './letterVector.ts'

/** A stretch of a title, in ms, and what is known of it. */
export type Passage = { id: string; key: string; start: number; end: number; text: string }
type Scored = Passage & { score: number }

/** Letters of a passage that a hit shows. */
const SHOWN = 200

/** Scores passages by a question and leaves those out that say too little of it. */
export function scorerOf(
  query: string,
  by: Exclude<EmbeddingType, 'meaning'>,
): (passages: readonly Passage[]) => Scored[] {
  const words = [...new Set(wordsOf(query))]
  const vector = letterVector(query)
  return (passages) =>
    passages.flatMap((passage) => {
      const said = by === 'letters' ? 0 : wordShare(words, passage.text)
      const near = by === 'words' || said === 1 ? 0 : nearness(vector, letterVector(passage.text))
      return hitOf(passage, Math.max(said, near))
    })
}

/** A passage with its score, if it says enough. */
export function hitOf(passage: Passage, said: number): Scored[] {
  const score = Math.round(said * 1_000) / 1_000
  return score >= CLIP_SCORE ? [{ ...passage, text: passage.text.trim().slice(0, SHOWN), score }] : []
}

/** The best first; those of a title that nearly touch are one, which says what its best says. */
export function bestOf(scored: readonly Scored[]): Scored[] {
  return merged(scored).sort((one, other) => other.score - one.score)
}

/** How many of the words that were asked for stand there, or begin a word that does; where nothing parts words, within it. */
function wordShare(words: readonly string[], text: string): number {
  if (words.length === 0) return 0
  const there = wordsOf(text)
  const isThere = (word: string) =>
    there.some((one) => one.startsWith(word)) || (isUnspaced(word) && there.some((one) => one.includes(word)))
  return words.filter(isThere).length / words.length
}

function merged(hits: readonly Scored[]): Scored[] {
  const ordered = [...hits].sort((one, other) => one.id.localeCompare(other.id) || one.start - other.start)
  const kept: Scored[] = []
  for (const hit of ordered) {
    const last = kept.at(-1)
    if (!last || last.id !== hit.id || hit.start - last.end >= HITS_APART_MS) kept.push({ ...hit })
    else {
      last.end = Math.max(last.end, hit.end)
      if (hit.score > last.score) Object.assign(last, { score: hit.score, text: hit.text })
    }
  }
  return kept
}

import { CLIP_SCORE, HITS_APART_MS, type EmbeddingType } from '#contract/values/video.ts'
import { letterVector, nearness, wordsOf } from './letterVector.ts'

/** A stretch of a title, in ms, and what is known of it. */
export type Passage = { id: string; key: string; start: number; end: number; text: string }
type Scored = Omit<Passage, 'text'> & { score: number }

/** Passages that say enough of what was asked for, best first; those of a title that nearly touch are one. */
export function scorePassages(query: string, passages: readonly Passage[], by: EmbeddingType): Scored[] {
  const words = [...new Set(wordsOf(query))]
  const vector = letterVector(query)
  const scored = passages.map(({ text, ...place }) => {
    const said = by === 'letters' ? 0 : wordShare(words, text)
    const near = by === 'words' ? 0 : nearness(vector, letterVector(text))
    return { ...place, score: Math.round(Math.max(said, near) * 1_000) / 1_000 }
  })
  return merged(scored.filter(({ score }) => score >= CLIP_SCORE)).sort((one, other) => other.score - one.score)
}

/** How many of the words that were asked for stand there, or begin a word that does. */
function wordShare(words: readonly string[], text: string): number {
  if (words.length === 0) return 0
  const there = wordsOf(text)
  return words.filter((word) => there.some((one) => one.startsWith(word))).length / words.length
}

function merged(hits: readonly Scored[]): Scored[] {
  const ordered = [...hits].sort((one, other) => one.id.localeCompare(other.id) || one.start - other.start)
  const kept: Scored[] = []
  for (const hit of ordered) {
    const last = kept.at(-1)
    if (!last || last.id !== hit.id || hit.start - last.end >= HITS_APART_MS) kept.push({ ...hit })
    else {
      last.end = Math.max(last.end, hit.end)
      last.score = Math.max(last.score, hit.score)
    }
  }
  return kept
}

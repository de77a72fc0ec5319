/** A text as it differs from another: what both begin with, what is its own, what both end with. */
type ChangedPart = { start: string; own: string; end: string }

/** By whole characters of a reader (a Tamil letter with its sign is one), so that no mark is torn from its letter. */
export function changedPart(before: string, text: string): ChangedPart {
  const [old, now] = [lettersOf(before), lettersOf(text)]
  const shortest = Math.min(old.length, now.length)
  let head = 0
  while (head < shortest && old[head] === now[head]) head++
  let tail = 0
  while (tail < shortest - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  return {
    start: now.slice(0, head).join(''),
    own: now.slice(head, now.length - tail).join(''),
    end: now.slice(now.length - tail).join(''),
  }
}

const segmenter = new Intl.Segmenter()

function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

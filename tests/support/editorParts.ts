import type { EditorJournal } from '#resources/edit/editor/editorCore.ts'
import type { Line } from '#resources/edit/saving/line.ts'

/** A form whose browser keeps nothing. */
export const noJournal: EditorJournal = {
  mark: () => 0,
  sending: () => Promise.resolve(),
  saved: () => undefined,
  abandon: () => undefined,
  taken: () => undefined,
  settled: () => Promise.resolve(),
}

/** A line on which nothing is tried again by itself. */
export const stillLine: Line = {
  isUp: () => true,
  onUp: () => () => undefined,
  later: () => () => undefined,
  patience: () => new AbortController().signal,
  now: Date.now,
}

/** A line whose clock and network are in the hands of the test. */
export function aLine() {
  let network = true
  const waiting = new Map<() => void, number | 'network'>()
  const keep = (work: () => void, until: number | 'network') => {
    waiting.set(work, until)
    return () => void waiting.delete(work)
  }
  const line: Line = {
    ...stillLine,
    isUp: () => network,
    onUp: (work) => keep(() => work(), 'network'),
    later: (ms, work) => keep(() => work(), ms),
  }
  return {
    line,
    /** Milliseconds until the next try. */
    nextIn: () => [...waiting.values()].find((until) => until !== 'network'),
    goOffline: () => void (network = false),
    goOnline: () => {
      network = true
      for (const [work, until] of waiting) if (until === 'network') work()
    },
    /** The time of waiting is over. */
    timeIsUp: () => {
      for (const [work, until] of waiting) if (until !== 'network') work()
    },
  }
}

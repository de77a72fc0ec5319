import type { EditorJournal } from '#kit/record/editor/editorCore.ts'
import type { Network } from '#kit/record/editor/network.ts'

/** A form whose browser keeps nothing. */
export const noJournal: EditorJournal = {
  mark: () => 0,
  sending: () => Promise.resolve(),
  saved: () => undefined,
  superseded: () => undefined,
  abandon: () => undefined,
  taken: () => undefined,
  settled: () => Promise.resolve(),
}

/** A network on which nothing is tried again by itself. */
export const stillNetwork: Network = {
  isUp: () => true,
  onUp: () => () => undefined,
  later: () => () => undefined,
  patience: () => new AbortController().signal,
  now: Date.now,
}

/** A clock and a network in the hands of the test. */
export function aNetwork() {
  let isUp = true
  const waiting = new Map<() => void, number | 'network'>()
  const keep = (work: () => void, until: number | 'network') => {
    waiting.set(work, until)
    return () => void waiting.delete(work)
  }
  const network: Network = {
    ...stillNetwork,
    isUp: () => isUp,
    onUp: (work) => keep(() => work(), 'network'),
    later: (ms, work) => keep(() => work(), ms),
  }
  return {
    network,
    /** Milliseconds until the next try. */
    nextIn: () => [...waiting.values()].find((until) => until !== 'network'),
    goOffline: () => void (isUp = false),
    goOnline: () => {
      isUp = true
      for (const [work, until] of waiting) if (until === 'network') work()
    },
    /** The time of waiting is over. */
    timeIsUp: () => {
      for (const [work, until] of waiting) if (until !== 'network') work()
    },
  }
}

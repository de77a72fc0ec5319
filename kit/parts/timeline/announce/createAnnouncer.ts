/** What two regions say, one after the other. */
type Spoken = readonly [string, string]

export type Announcer = ReturnType<typeof createAnnouncer>

/** What was said is taken away after this long: a reader of the page does not come upon it later. */
const CLEAR_MS = 1_000
/** While something is dragged no more is said than this often; the last words win. */
const BRIEF_MS = 500

type Clock = { set: (run: () => void, ms: number) => unknown; clear: (timer: unknown) => void }

const browserClock: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/**
 * Words for screen readers by two polite regions in turn: the same words twice are heard twice, and what follows at
 * once does not swallow what came before.
 */
export function createAnnouncer(clock: Clock = browserClock) {
  let spoken: Spoken = ['', '']
  let next = 0
  let waiting: string | undefined
  let brief: unknown
  let clearing: unknown
  const listeners = new Set<() => void>()
  const show = (words: Spoken) => {
    spoken = words
    for (const listener of listeners) listener()
  }
  const say = (words: string) => {
    const at = next
    next = 1 - next
    show(at === 0 ? [words, spoken[1]] : [spoken[0], words])
    clock.clear(clearing)
    clearing = clock.set(() => show(['', '']), CLEAR_MS)
  }
  const sayWaiting = () => {
    brief = undefined
    if (waiting === undefined) return
    const words = waiting
    waiting = undefined
    sayBriefly(words)
  }
  function sayBriefly(words: string): void {
    if (brief !== undefined) {
      waiting = words
      return
    }
    say(words)
    brief = clock.set(sayWaiting, BRIEF_MS)
  }
  return {
    /** Says a result: 'Moved to Tue 10:15, 3 programs shifted 15 minutes'. */
    say,
    /** Says where something is while it moves, at most twice a second. */
    sayBriefly,
    spoken: () => spoken,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

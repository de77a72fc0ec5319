/** What was read a moment ago, by a key. */
export type Momentary<Value> = {
  /** What is known, else what `read` finds; whoever asks meanwhile waits for the same reading. */
  of(key: string, read: () => Promise<Value>): Promise<Value>
  /** Something was written, here or by a neighbour: whoever asks from now on reads anew. */
  forget(): void
}

/** What is written without an event, a load of another process, is seen after so long. */
const KEPT_MS = 1_000
/** Of that many keys none is so often asked that it is worth finding the oldest. */
const MOST = 500

/** Remembers readings between two writes: a popup asks for hits and their counts at once, as often as one types. */
export function createMomentary<Value>(clock: () => number = () => performance.now()): Momentary<Value> {
  const known = new Map<string, { value: Promise<Value>; at: number }>()
  return {
    of(key, read) {
      const kept = known.get(key)
      if (kept && clock() - kept.at < KEPT_MS) return kept.value
      if (known.size >= MOST) known.clear()
      const value = read()
      const entry = { value, at: clock() }
      known.set(key, entry)
      value.catch(() => known.get(key) === entry && known.delete(key))
      return value
    },
    forget: () => known.clear(),
  }
}

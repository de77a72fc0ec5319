/** A row of a list by its place: so many rows stand up to it. */
type Anchor = { offset: number; value: string; id: string }

/** Rows between two anchors: most that a jump has to pass. */
const EVERY = 100
/** How long places are kept where nothing is written. */
const KEPT_MS = 30_000
/** Lists of which places are kept at once. */
const MOST = 80

type AnchorsAsked = {
  /** Of the list: what it shows, in which order. */
  key: string
  offset: number
  /** What is known of how many rows there are: of a load that nobody told of, this changes. */
  rows: number
}

/** Reads anchors behind one, or behind the beginning, as far as `offset`. */
type ReadAnchors = (behind: Anchor | undefined, offset: number) => Promise<Anchor[]>

export type Anchors = {
  every: number
  /** The last known place at or before an offset, from where it is no more than so many rows. */
  before(asked: AnchorsAsked, read: ReadAnchors): Promise<Anchor | undefined>
  /** Something was written, here or by a neighbour: any row may have moved. */
  forget(): void
}

type Kept = { anchors: Promise<Anchor[]>; rows: number; at: number }

/**
 * Remembers places of lists between two writes, so that a jump passes a hundred rows at most however far it goes. A list is
 * walked through once for it, as far as anybody has jumped.
 */
export function createAnchors({ every = EVERY, clock = () => performance.now() } = {}): Anchors {
  const known = new Map<string, Kept>()
  const keptOf = ({ key, rows }: AnchorsAsked) => {
    const kept = known.get(key)
    if (kept && kept.rows === rows && clock() - kept.at < KEPT_MS) return kept
    const [oldest] = known.keys()
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest)
    const begun: Kept = { anchors: Promise.resolve([]), rows, at: clock() }
    known.set(key, begun)
    return begun
  }
  return {
    every,
    async before(asked, read) {
      const wanted = Math.floor(asked.offset / every) * every
      if (wanted === 0) return undefined
      const kept = keptOf(asked)
      // One after the other: who asks meanwhile finds what the first one read.
      kept.anchors = kept.anchors.then(async (anchors) => {
        const last = anchors.at(-1)
        return (last?.offset ?? 0) >= wanted ? anchors : [...anchors, ...(await read(last, wanted))]
      })
      kept.anchors.catch(() => known.get(asked.key) === kept && known.delete(asked.key))
      const anchors = await kept.anchors
      return anchors[Math.min(anchors.length, wanted / every) - 1]
    },
    forget: () => known.clear(),
  }
}

import { AD_SECONDS } from '#contract/values/schedule.ts'

type AdFill = {
  /** Lengths in seconds, the longest first. */
  ads: number[]
  /** What no ad fits into, in ms. */
  remainder: number
}

/** The best fills of every length up to a limit: worked out once, asked many times. */
type AdTable = {
  /** Of so many seconds: how many stay open, and how many ads the fill takes. */
  look: (seconds: number) => { open: number; count: number }
  adsFor: (seconds: number) => number[]
}

/**
 * The ads that fill a hole of so many ms best: as much of it as their lengths can, with as few ads as that takes. With
 * all lengths of the specification (section 3) less than 15 seconds remain.
 */
export function adsFor(ms: number, lengths: readonly number[] = AD_SECONDS): AdFill {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const table = adTable(seconds, lengths)
  return { ads: table.adsFor(seconds), remainder: ms - (seconds - table.look(seconds).open) * 1_000 }
}

export function adTable(limit: number, lengths: readonly number[]): AdTable {
  /** For each number of seconds the fewest ads that add up to it, and the last of them; none for most. */
  const count = new Float64Array(limit + 1).fill(Infinity)
  const last = new Int32Array(limit + 1)
  /** The largest sum of ads up to each number of seconds. */
  const filled = new Int32Array(limit + 1)
  count[0] = 0
  for (let at = 1; at <= limit; at++) {
    for (const ad of lengths) {
      const fewest = (count[at - ad] ?? Infinity) + 1
      if (fewest >= (count[at] as number)) continue
      count[at] = fewest
      last[at] = ad
    }
    filled[at] = count[at] === Infinity ? (filled[at - 1] as number) : at
  }
  const fillOf = (seconds: number) => filled[seconds] ?? 0
  return {
    look: (seconds) => ({ open: seconds - fillOf(seconds), count: count[fillOf(seconds)] ?? 0 }),
    adsFor(seconds) {
      const ads: number[] = []
      for (let at = fillOf(seconds); at > 0; at -= last[at] as number) ads.push(last[at] as number)
      return ads.sort((one, other) => other - one)
    },
  }
}

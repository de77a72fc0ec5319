export type GivenTime = {
  /** Time in ms that this process was given since the last call. */
  sinceLast: () => number
}

/** Milliseconds on the wall, and of processor time of the whole process. */
type Clocks = { wall: () => number; processor: () => number }

const OWN: Clocks = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
}

/**
 * Tells time as far as it was ours, for whoever looks about every `tickMs`. A look that comes late counts in full where
 * the process was busy meanwhile; where the machine stood still or gave its processors to others it does not, since
 * nobody waited for us then.
 */
export function givenTime(tickMs: number, { wall, processor }: Clocks = OWN): GivenTime {
  let last = wall()
  let lastUsed = processor()
  return {
    sinceLast: () => {
      const [now, used] = [wall(), processor()]
      const [elapsed, worked] = [now - last, used - lastUsed]
      last = now
      lastUsed = used
      return elapsed <= 2 * tickMs ? elapsed : Math.max(tickMs, Math.min(elapsed, worked))
    },
  }
}

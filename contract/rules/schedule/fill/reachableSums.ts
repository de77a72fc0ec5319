/** Sums that can be made of lengths, each used once at most. */
type ReachableSums = {
  /** In rising order, 0 among them. */
  sums: number[]
  /** Places of the lengths that make a sum; those further in front are preferred. */
  placesFor: (sum: number) => number[]
}

/** Every sum up to a limit that whole numbers make: `lengths` x `limit` steps (editors.md section 2, algorithm 6). */
export function reachableSums(lengths: readonly number[], limit: number): ReachableSums {
  const last = new Int32Array(limit + 1).fill(-1)
  const isReached = (sum: number) => sum === 0 || (last[sum] ?? -1) >= 0
  lengths.forEach((length, place) => {
    if (length <= 0) return
    // From the top down, so that no length counts twice.
    for (let sum = limit; sum >= length; sum--) if (!isReached(sum) && isReached(sum - length)) last[sum] = place
  })
  const sums: number[] = []
  for (let sum = 0; sum <= limit; sum++) if (isReached(sum)) sums.push(sum)
  return {
    sums,
    placesFor(sum) {
      const places: number[] = []
      for (let left = sum; left > 0; left -= lengths[last[left] as number] as number) places.push(last[left] as number)
      return places.reverse()
    },
  }
}

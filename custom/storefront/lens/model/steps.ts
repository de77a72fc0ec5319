/** Index of the last of sorted instants that is not after a moment; -1 before all of them. By halving. */
export function indexAt(sorted: readonly number[], at: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The instant before a moment, or after it, among sorted ones; undefined at the end. */
export function stepFrom(sorted: readonly number[], at: number, direction: 1 | -1): number | undefined {
  const index = indexAt(sorted, at)
  if (direction === 1) return sorted[index + 1]
  return sorted[index] === at ? sorted[index - 1] : sorted[index]
}

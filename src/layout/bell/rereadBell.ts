import type { QueryClient } from '@tanstack/react-query'

export const BELL = 'bell'

const rereads = new WeakMap<QueryClient, () => void>()

/** Reads the notifications anew, one read at a time, however many parts of the screen ask for it and how often. */
export function rereadBell(client: QueryClient): void {
  const reread = rereads.get(client) ?? createReread(client)
  rereads.set(client, reread)
  reread()
}

/**
 * A read that is under way may have begun before the news: it is neither joined, since it would lose them, nor given up,
 * since news that come faster than answers would then never be shown. One more follows it.
 */
function createReread(client: QueryClient): () => void {
  const queryKey = [BELL]
  let isAsked = false
  let isReading = false
  const readOn = async () => {
    while (isAsked) {
      isAsked = client.isFetching({ queryKey }) > 0
      await client.refetchQueries({ queryKey }, { cancelRefetch: false })
    }
    isReading = false
  }
  return () => {
    isAsked = true
    if (isReading) return
    isReading = true
    // Parts that hear of the same event ask in the same turn.
    queueMicrotask(() => void readOn())
  }
}

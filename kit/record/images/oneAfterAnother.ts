/**
 * Runs works one after the other, in the order in which they were asked for. Images need it: every upload is a write
 * that starts from the revision of the one before. A work that was cancelled while it waited is never begun.
 */
export function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve()
  return function run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const next = last.then(() => {
      signal?.throwIfAborted()
      return work()
    })
    last = next.catch(() => undefined)
    return next
  }
}

/** Below this nothing is worth a turn of the event loop, in ms. */
const SLICE_MS = 10

/** Lets everybody else have a turn of the event loop. */
export function othersTurn(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}

/** Gives others their turn, but only once so much time has passed since the last one: for loops over many records. */
export function turnEvery(sliceMs = SLICE_MS): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await othersTurn()
    since = performance.now()
  }
}

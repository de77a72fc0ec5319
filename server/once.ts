/** What is made when it is first needed, and kept: a start waits for nothing that its first request does without. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** The same of what has to be waited for. What failed is not kept: whoever asks next tries anew. */
export function onceDone<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

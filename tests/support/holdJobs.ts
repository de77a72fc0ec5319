import type { Services } from '#server/services.ts'

/** Keeps jobs over many rows from going on until they are let go: what is said of one on its way can be looked at. */
export function holdJobs({ bulkJobs }: Services) {
  let gate: Promise<void> = Promise.resolve()
  let open: () => void = () => undefined
  const waiting = bulkJobs.waiting.bind(bulkJobs)
  bulkJobs.waiting = async (...asked) => {
    await gate
    return waiting(...asked)
  }
  return {
    hold: () => {
      gate = new Promise((resolve) => (open = resolve))
    },
    letGo: () => open(),
  }
}

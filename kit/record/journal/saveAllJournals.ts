const open = new Set<() => Promise<void>>()

/** An open journal says how it is written out. */
export function registerJournal(flush: () => Promise<void>): () => void {
  open.add(flush)
  return () => void open.delete(flush)
}

/** Before the page is left on purpose (sign-out, an expired session): everything typed is on disk. */
export async function saveAllJournals(): Promise<void> {
  await Promise.all([...open].map((flush) => flush()))
}

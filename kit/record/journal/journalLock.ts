const lockName = (journal: string) => `marquee-journal ${journal}`

/** The browser frees a lock when its tab ends, however it ends: a journal that is not locked was left behind. */
export function holdJournal(journal: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockName(journal), () => held)
  return release
}

/** Says of a journal whether some open form holds it. */
export async function heldJournals(): Promise<(journal: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map((lock) => lock.name))
  return (journal) => names.has(lockName(journal))
}

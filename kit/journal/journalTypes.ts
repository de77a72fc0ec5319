/** Whose unsaved work on which document: a tab has one journal per open document. */
export type JournalKey = {
  user: string
  urn: string
  /** Document id, or 'new' for a document that was never saved. */
  id: string
  tab: string
}

/** What the work was based on, to tell whether the document has moved since. */
export type JournalBase = { revision: number | undefined; schema: number | undefined; title: string }

/** The last state of one place of the form. `raw` is typed text that was no value yet. */
export type JournalEntry = {
  /** JSON pointer. */
  pointer: string
  value: unknown
  raw?: string
  /** Order of the changes within the journal. */
  seq: number
  /** Milliseconds since 1970. */
  at: number
}

export type JournalHead = JournalKey & JournalBase & { journal: string; at: number }

/** Where journals are kept. Every method is one transaction. */
export type JournalStorage = {
  write(head: JournalHead, entries: readonly JournalEntry[]): Promise<void>
  entries(journal: string): Promise<JournalEntry[]>
  /** Entries up to and with this number are saved on the server. An emptied journal goes as a whole. */
  clear(journal: string, upToSeq: number): Promise<void>
  heads(): Promise<JournalHead[]>
}

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

/** The record that the work was typed over: what a merge with a newer one starts from. */
export type JournalStart = Readonly<Record<string, unknown>>

/**
 * A save that was sent and whose answer is not known. Sent once more under its own key it has one effect and no other,
 * also after a crash (promise R6).
 */
export type SentSave = {
  verb: string
  payload: object
  /** The retry key. */
  key: string
  rev: number | undefined
  schema: number | undefined
  confirm: readonly string[]
  /** Entries up to this number are in it. */
  mark: number
  /** Milliseconds since 1970. */
  at: number
}

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

export type JournalHead = JournalKey & JournalBase & { journal: string; at: number; sent?: SentSave | undefined }

/** What of a journal is not on the server yet. */
export type JournalRest = { entries: JournalEntry[]; start: JournalStart | undefined }

/** Where journals are kept. Every method is one transaction. */
export type JournalStorage = {
  /** `start` only where it is another than the last. */
  write(head: JournalHead, entries: readonly JournalEntry[], start?: JournalStart): Promise<void>
  read(journal: string): Promise<JournalRest>
  /**
   * Entries up to and with this number are saved on the server. An emptied journal goes as a whole, unless a save of it
   * is under way; of any other the head is `head` from now on.
   */
  settle(head: JournalHead, upToSeq: number, start?: JournalStart): Promise<void>
  forget(journal: string): Promise<void>
  heads(): Promise<JournalHead[]>
}

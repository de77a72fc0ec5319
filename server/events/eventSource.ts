/** One line of the push log as a stream needs it. */
export type LoggedEvent = {
  /** Where it stands in the log; what Last-Event-ID brings back. */
  cursor: string
  topic: string
  urn: string
  id: string
  rev: number | null
  uid: string
  name: string
  prd: readonly string[]
  data: unknown
  at: string
}

/** What streams need of the event log. */
export type EventSource = {
  /** Hears of every event from now on, in the order of the log. */
  subscribe: (listener: (event: LoggedEvent) => void) => () => void
  /** What came after a cursor, or undefined where that is too much, too long ago, or no cursor of this log. */
  since: (cursor: string) => Promise<readonly LoggedEvent[] | undefined>
  /** Where the log stands now. */
  cursor: () => Promise<string>
}

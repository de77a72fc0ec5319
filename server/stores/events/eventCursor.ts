/**
 * A place in the push log. Events are told in the order in which readers could see them: all of what one reading found
 * and the one before could not see yet, by `seq`. So a place is what the reading before could see (a snapshot of
 * PostgreSQL, 'xmin:xmax:in progress'), and within a reading also what that one could see and how far it was told.
 */
export type EventCursor = {
  /** All that this snapshot sees was told before. */
  after: string
  /** Of what this snapshot sees beyond that, the events up to `seq` were told too. */
  within?: { until: string; seq: string }
}

const SNAPSHOT = String.raw`\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?`
const CURSOR = new RegExp(`^(${SNAPSHOT})(?:/(${SNAPSHOT})/(\\d{1,20}))?$`)

export function cursorText({ after, within }: EventCursor): string {
  return within ? `${after}/${within.until}/${within.seq}` : after
}

/** Undefined for what is no cursor of this log. */
export function parseCursor(text: string): EventCursor | undefined {
  const [, after, until, seq] = CURSOR.exec(text) ?? []
  if (after === undefined) return undefined
  return until === undefined || seq === undefined ? { after } : { after, within: { until, seq } }
}

/** The first transaction that a snapshot knows nothing of, and those before it that were still open. */
export function unseenBy(snapshot: string): { from: string; open: string[] } {
  const [, from = '0', open = ''] = snapshot.split(':')
  return { from, open: open === '' ? [] : open.split(',') }
}

/** Does a cursor know of transactions that a later snapshot has yet to see? Then it is from another database. */
export function isFromElsewhere({ after, within }: EventCursor, now: string): boolean {
  return BigInt(unseenBy(within?.until ?? after).from) > BigInt(unseenBy(now).from)
}

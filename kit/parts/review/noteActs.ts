import type { NotePlace } from '#contract/schemas/review.ts'

/** A note that somebody writes, or with `parent` the reply to one. */
type NewNote = { text: string; place?: NotePlace; parent?: string; name?: string }

/** What can be done with notes; what is missing is not offered. Each rejects where it was refused. */
export type NoteActs = {
  add?: ((note: NewNote) => Promise<void>) | undefined
  resolve?: ((id: string, isResolved: boolean) => Promise<void>) | undefined
  remove?: ((id: string) => Promise<void>) | undefined
}

import { addReviewNote, listReviewNotes } from './guestNotes.ts'
import { addNote, deleteNote, listNotes, resolveNote } from './notes.ts'
import { openReview } from './openReview.ts'
import { readReviewRail } from './readReviewRail.ts'
import { listReviewLinks, makeReviewLink, revokeReviewLink } from './reviewLinks.ts'

/** Review links, and notes on documents. */
export const reviewCommands = {
  listReviewLinks,
  makeReviewLink,
  revokeReviewLink,
  listNotes,
  addNote,
  resolveNote,
  deleteNote,
  openReview,
  readReviewRail,
  listReviewNotes,
  addReviewNote,
}

import type { Command } from '../../context.ts'
import { addReviewNote, listReviewNotes } from './guestNotes.ts'
import { addNote, deleteNote, listNotes, resolveNote } from './notes.ts'
import { readReviewRail } from './readReviewRail.ts'
import { listReviewLinks, makeReviewLink, revokeReviewLink } from './reviewLinks.ts'
import { openedLink } from './openedLink.ts'
import { shownDocument } from './shownDocument.ts'

/** What a link shows, and that somebody has opened it. */
const openReview: Command<'openReview'> = async (context, { body: { token } }) => {
  const { link, isGuest, context: reader } = await openedLink(context, token)
  const { images, reviews } = context.services
  const shown = await shownDocument(reader, link)
  await reviews.countOpening(link.id)
  const { until, product, notes: mayNote } = link
  return { data: { ...{ until, mayNote, isGuest, product }, ticket: images.ticket([product]), ...shown } }
}

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

import type { Command } from '../../context.ts'
import { openedLink } from './openedLink.ts'
import { shownDocument } from './shownDocument.ts'

/** What a link shows, and that somebody has opened it. */
export const openReview: Command<'openReview'> = async (context, { body: { token } }) => {
  const { link, isGuest, context: reader } = await openedLink(context, token)
  const { images, reviews } = context.services
  const shown = await shownDocument(reader, link)
  await reviews.countOpening(link.id)
  const { until, product, notes: mayNote } = link
  return { data: { ...{ until, mayNote, isGuest, product }, ticket: images.ticket([product]), ...shown } }
}

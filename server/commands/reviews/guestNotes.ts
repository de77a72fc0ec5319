import { hasLetterOrDigit } from '#contract/rules/names/hasLetterOrDigit.ts'
import { NOTE_NAME } from '#contract/values/review.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { newNote } from './newNote.ts'
import { openedLink, type Opened } from './openedLink.ts'
import { refuseUnshown, shownProducts } from './shownDocument.ts'
import { wireNotes } from './wireNotes.ts'

/** What was said through this link, and what was replied; other people's notes are the house's own. */
export const listReviewNotes: Command<'listReviewNotes'> = async (context, { body: { token } }) => {
  const { link, context: reader } = await openedLink(context, token)
  await refuseUnshown(reader, link.urn, link.doc)
  const stored = await context.services.reviews.notes({ urn: link.urn, doc: link.doc, link: link.id })
  return { data: wireNotes(stored, NOBODY_OF_US) }
}

/** A note by whoever has the link, where the link says so: under their own name, or one that they give. */
export const addReviewNote: Command<'addReviewNote'> = async (context, { body }) => {
  const opened = await openedLink(context, body.token)
  const { link, context: reader } = opened
  if (!link.notes) throw new DomainError('forbidden')
  const data = await context.services.idempotency.once(reader, async () => {
    const prd = await shownProducts(reader, link.urn, link.doc)
    const { uid, name } = authorOf(context, opened, body.name)
    const { urn, doc, id } = link
    const note = await newNote(reader, body, { urn, doc, uid, name, link: id })
    return async ({ reviews }) => {
      await reviews.addNote(note, { uid, name, prd, at: note.ct })
      const [thread] = wireNotes(await reviews.thread(note.parent ?? note.id, urn), NOBODY_OF_US)
      if (!thread) throw new DomainError('notFound')
      return thread
    }
  })
  return { data }
}

const NOBODY_OF_US = { uid: '', hidesNames: true }

function authorOf({ actor }: CallContext, { isGuest, context }: Opened, given = ''): { uid: string; name: string } {
  if (!isGuest) return { uid: actor.uid, name: actor.name }
  const name = given.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  if (!hasLetterOrDigit(name) || name.length > NOTE_NAME || !name.isWellFormed())
    throw new DomainError('invalid', {
      fields: [{ field: '/name', description: 'Say who you are.', keyword: 'required' }],
    })
  return { uid: context.actor.uid, name }
}

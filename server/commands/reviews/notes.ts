import type { ReviewNote } from '#contract/schemas/review.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { newNote } from './newNote.ts'
import { wireNotes } from './wireNotes.ts'

/** All notes on a document, settled ones too. */
export const listNotes: Command<'listNotes'> = async (context, { query: { urn, id } }) => {
  await visibleDocument(context, urn, id)
  const stored = await context.services.reviews.notes({ urn, doc: id })
  return { data: wireNotes(stored, readerOf(context)) }
}

/** Whoever may see a document may say something about it: a note changes nothing of it. */
export const addNote: Command<'addNote'> = async (context, { body }) => {
  const { services, actor } = context
  const { urn, id: doc } = body
  const data = await services.idempotency.once(context, async () => {
    const prd = await visibleDocument(context, urn, doc)
    const note = await newNote(context, body, { urn, doc, uid: actor.uid, name: actor.name, link: null })
    return async (stores) => {
      await stores.reviews.addNote(note, { uid: actor.uid, name: actor.name, prd, at: note.ct })
      return threadOf(context, stores, note.parent ?? note.id, urn)
    }
  })
  return { data }
}

/** Settles a note or opens it again; replies go with theirs. */
export const resolveNote: Command<'resolveNote'> = async (context, { params: { id }, body: { urn, resolved } }) => {
  const data = await context.services.idempotency.once(context, async () => {
    const { note, news } = await visibleNote(context, id, urn)
    if (note.parent !== null) throw new DomainError('notFound')
    return async (stores) => {
      await stores.reviews.setResolved(id, resolved, news)
      return threadOf(context, stores, id, urn)
    }
  })
  return { data }
}

/** One's own alone: what somebody else has said is theirs. */
export const deleteNote: Command<'deleteNote'> = async (context, { params: { id }, query: { urn } }) => {
  await context.services.idempotency.once(context, async () => {
    const { note, news } = await visibleNote(context, id, urn)
    if (note.link !== null || note.uid !== context.actor.uid) throw new DomainError('forbidden')
    return async (stores) => {
      await stores.reviews.removeNote(id, news)
      return null
    }
  })
  return { data: null }
}

async function visibleNote(context: CallContext, id: string, urn: string) {
  const { reviews, now } = context.services
  const note = await reviews.note(id, urn)
  if (!note) throw new DomainError('notFound')
  const prd = await visibleDocument(context, urn, note.doc)
  const { uid, name } = context.actor
  return { note, news: { uid, name, prd, at: new Date(now()).toISOString() } }
}

async function threadOf(
  context: CallContext,
  { reviews }: Pick<TransactionStores, 'reviews'>,
  id: string,
  urn: string,
): Promise<ReviewNote> {
  const [note] = wireNotes(await reviews.thread(id, urn), readerOf(context))
  if (!note) throw new DomainError('notFound')
  return note
}

const readerOf = ({ actor }: CallContext) => ({ uid: actor.uid, hidesNames: false })

import { isPlace } from '#contract/rules/review/isPlace.ts'
import type { NotePlace } from '#contract/schemas/review.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { NewNote } from '../../stores/reviews/notes.ts'

type Sent = { text: string; place?: NotePlace; parent?: string }
type Where = Pick<NewNote, 'urn' | 'doc' | 'uid' | 'name' | 'link'>

/** The note of what was sent, or throws what is wrong with it. A reply stands where its note does. */
export async function newNote({ services }: CallContext, sent: Sent, where: Where): Promise<NewNote> {
  const text = sent.text.trim()
  if (text === '' || text.includes('\0') || !text.isWellFormed()) throw problem('/text', 'Say something.')
  const own = { id: services.newId(), text, ct: new Date(services.now()).toISOString(), ...where }
  if (sent.parent !== undefined) return { ...own, ...(await placeOfParent(services, sent.parent, where)) }
  const place = sent.place ?? { kind: 'document' as const }
  if (!isPlace(place)) throw problem('/place', 'There is no such place.')
  return { ...own, parent: null, place: place.kind, at: place.at ?? null }
}

async function placeOfParent(
  { reviews }: CallContext['services'],
  id: string,
  { urn, doc, link }: Where,
): Promise<Pick<NewNote, 'parent' | 'place' | 'at'>> {
  const parent = isUuid(id) ? await reviews.note(id, urn) : undefined
  const isSeen = parent?.doc === doc && (link === null || parent.link === link)
  if (!parent || !isSeen || parent.parent !== null) throw new DomainError('notFound')
  return { parent: parent.id, place: parent.place, at: parent.at }
}

function problem(field: string, description: string): DomainError {
  return new DomainError('invalid', { fields: [{ field, description, keyword: 'format' }] })
}

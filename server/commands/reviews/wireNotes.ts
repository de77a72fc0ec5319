import type { NoteReply, ReviewNote } from '#contract/schemas/review.ts'
import type { StoredNote } from '../../stores/reviews/notes.ts'

/** Who reads: people of the house, or whoever has a link, who is told no names of the house. */
type NoteReader = { uid: string; hidesNames: boolean }

/** Notes with their replies; a reply whose note is not among them is left out. */
export function wireNotes(stored: readonly StoredNote[], reader: NoteReader): ReviewNote[] {
  const replies = Map.groupBy(stored, ({ parent }) => parent)
  return (replies.get(null) ?? []).map((note) => {
    const { place: kind, at, resolved_at, resolved_name, resolved_how } = note
    return {
      ...partsOf(note, reader),
      place: { kind, ...(at !== null && { at }) },
      ...(resolved_at !== null &&
        resolved_how !== null && {
          resolved: { at: resolved_at, by: reader.hidesNames ? '' : (resolved_name ?? ''), how: resolved_how },
        }),
      replies: (replies.get(note.id) ?? []).map((reply) => partsOf(reply, reader)),
    }
  })
}

function partsOf({ id, text, uid, name, link, ct }: StoredNote, reader: NoteReader): NoteReply {
  const isGuest = link !== null
  const by = reader.hidesNames && !isGuest ? '' : name
  return { id, text, by, isGuest, isOwn: !isGuest && uid === reader.uid, ct }
}

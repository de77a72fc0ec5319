import type { NotePlace, ReviewShown } from '#contract/schemas/review.ts'
import type { ReviewProvider } from '../context/providerTypes.ts'

/** A document that is shown to others: it tells what is chosen in it, and shows how many notes are where. */
export type Reviewable = {
  review: ReviewProvider
  shown: ReviewShown
  place: NotePlace | undefined
  onPlace: (place: NotePlace | undefined) => void
  /** Open notes by what they are pinned to. */
  noted: ReadonlyMap<string, number>
}

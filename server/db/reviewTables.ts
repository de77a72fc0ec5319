import type { Generated } from 'kysely'
import type { ReviewViewer } from '#contract/schemas/review.ts'
import type { NotePlaceKind } from '#contract/values/review.ts'
import type { Instant } from './columnTypes.ts'

/** Tables of what is shown to others, and of what people say about it. */
export type ReviewTables = {
  review_link: ReviewLinkTable
  review_note: ReviewNoteTable
}

type ReviewLinkTable = {
  id: string
  token_hash: string
  urn: string
  doc: string
  product: string
  uid: string
  name: string
  /** Opens without a sign-in. */
  guests: boolean
  /** Whoever opens it may leave notes. */
  notes: boolean
  /** Of a storefront: the viewer whom its policies are asked of. */
  viewer: ReviewViewer | null
  ct: Instant
  until: Instant
  revoked_at: Instant | null
  opens: Generated<number>
  opened_at: Instant | null
}

type ReviewNoteTable = {
  id: string
  urn: string
  doc: string
  place: NotePlaceKind
  at: string | null
  /** The note that it replies to. */
  parent: string | null
  /** '' of a note that was deleted and has replies. */
  text: string
  uid: string
  name: string
  /** The link that it came through. */
  link: string | null
  ct: Instant
  resolved_at: Instant | null
  resolved_name: string | null
  resolved_how: 'publish' | 'person' | null
}

import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { NOTE_NAME, NOTE_PLACES, NOTE_TEXT, REVIEW_DAYS } from '#contract/values/review.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { JSON_STRING_BYTES } from '#contract/values/limits.ts'
import { CONTENT_ADDRESS } from '#contract/values/storefront.ts'
import { ImageTicket } from './images.ts'
import { StorePage } from './storefront/storePage.ts'

const text = Type.String()
const flag = Type.Boolean()
const noteText = Type.String({ minLength: 1, maxLength: NOTE_TEXT })

/** The document that is shared or annotated: days of virtual channels by 'code/date'. */
export const REVIEWED = {
  urn: Type.String({ minLength: 1, maxLength: 120 }),
  id: Type.String({ minLength: 1, maxLength: 120 }),
}
/** A link's secret. */
export const reviewToken = Type.String({ minLength: 1, maxLength: 100 })

/** Of a place: the pointer of a field, the id of a container or airing, a timecode in frames. */
export const NotePlace = Type.Object(
  { kind: literals(NOTE_PLACES), at: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })) },
  { additionalProperties: false },
)
export type NotePlace = Static<typeof NotePlace>

/** Who a storefront is looked at as: words of policy attributes, as the lens of its editor has them. */
const ReviewViewer = Type.Record(
  Type.String({ pattern: '^.{1,80}$' }),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
  { maxProperties: 20, additionalProperties: false },
)
export type ReviewViewer = Static<typeof ReviewViewer>

/** A time-limited, read-only address to one document, as people of the house see it. */
export const ReviewLink = Type.Object({
  id: text,
  /** Opens without a sign-in. */
  guests: flag,
  /** Whoever opens it may leave notes. */
  notes: flag,
  /** Of a storefront: its policies are asked of this viewer; absent where they are not asked at all. */
  viewer: Type.Optional(ReviewViewer),
  by: text,
  ct: text,
  until: text,
  revoked: Type.Optional(text),
  opens: Type.Integer(),
  opened: Type.Optional(text),
})
export type ReviewLink = Static<typeof ReviewLink>

export const ReviewLinks = Type.Object({
  /** Whether this service lets anybody in without an account. */
  allowsGuests: flag,
  links: Type.Array(ReviewLink),
})
export type ReviewLinks = Static<typeof ReviewLinks>

export const MadeReviewLink = Type.Object({
  link: ReviewLink,
  /** Told this once: nothing but its hash is kept. */
  token: text,
})

export const ReviewLinkInput = Type.Object(
  {
    ...REVIEWED,
    days: Type.Integer({ minimum: 1, maximum: REVIEW_DAYS }),
    ...{ guests: flag, notes: flag, viewer: Type.Optional(ReviewViewer) },
  },
  { additionalProperties: false },
)

const NOTE_PARTS = {
  id: text,
  text,
  /** Who wrote it; '' where the reader is not to know. */
  by: text,
  /** Came through a link. */
  isGuest: flag,
  /** The reader's own. */
  isOwn: flag,
  ct: text,
}
const NoteReply = Type.Object(NOTE_PARTS)
export type NoteReply = Static<typeof NoteReply>

/** A note pinned to a place of a document, with its replies, the oldest first. */
export const ReviewNote = Type.Object({
  ...NOTE_PARTS,
  place: NotePlace,
  resolved: Type.Optional(Type.Object({ at: text, by: text, how: literals(['publish', 'person'] as const) })),
  replies: Type.Array(NoteReply),
})
export type ReviewNote = Static<typeof ReviewNote>

/** A note, or with `parent` the reply to one, whose place is the parent's. */
const NOTE_INPUT = {
  text: noteText,
  place: Type.Optional(NotePlace),
  parent: Type.Optional(Type.String({ maxLength: 64 })),
}
export const NoteInput = Type.Object({ ...REVIEWED, ...NOTE_INPUT }, { additionalProperties: false })
export const GuestNoteInput = Type.Object(
  { token: reviewToken, name: Type.Optional(Type.String({ maxLength: NOTE_NAME })), ...NOTE_INPUT },
  { additionalProperties: false },
)

/** One airing of a day that is shown to others. */
const ReviewAiring = Type.Object({ id: text, st: text, ed: text, lon: Type.Array(LocalizedText) })

/** What a link shows, and nothing beside it. */
export const ReviewShown = Type.Object({
  until: text,
  /** Whether notes may be left. */
  mayNote: flag,
  /** The opener has no account: a note asks for a name. */
  isGuest: flag,
  /** The product that it is looked at in. */
  product: text,
  /** For pictures. */
  ticket: ImageTicket,
  page: Type.Optional(StorePage),
  /** Who the page is seen as, and how many of its containers that viewer does not have; absent: policies were not asked. */
  seenAs: Type.Optional(Type.Object({ viewer: ReviewViewer, unseen: Type.Integer() })),
  title: Type.Optional(
    Type.Object({
      type: text,
      lon: Type.Array(LocalizedText),
      record: Type.Record(text, Type.Unknown()),
      schema: Type.Record(text, Type.Unknown()),
    }),
  ),
  day: Type.Optional(Type.Object({ channel: Type.Array(LocalizedText), dt: text, airings: Type.Array(ReviewAiring) })),
})
export type ReviewShown = Static<typeof ReviewShown>

/** A page of what one rail of a shared storefront holds for viewers: by one of its own content requests alone. */
export const ReviewRailInput = Type.Object(
  {
    token: reviewToken,
    source: Type.String({ maxLength: 40 }),
    params: Type.Object(
      {
        id: Type.Optional(Type.String({ maxLength: 80 })),
        q: Type.Optional(Type.String({ maxLength: JSON_STRING_BYTES })),
        ids: Type.Optional(Type.String({ maxLength: CONTENT_ADDRESS })),
        kind: Type.Optional(Type.String({ maxLength: 64 })),
        team: Type.Optional(Type.String({ maxLength: 80 })),
        pins: Type.Optional(Type.String({ maxLength: 5_000 })),
        count: Type.Optional(Type.Integer({ minimum: 1 })),
      },
      { additionalProperties: false },
    ),
    pageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  },
  { additionalProperties: false },
)

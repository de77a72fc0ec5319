import { Type, type Static } from 'typebox'
import { MAX_CAPTION_LETTERS, MAX_CAPTIONS } from '#contract/values/captions.ts'

const ms = Type.Integer({ minimum: 0, description: 'In ms of the title.' })

/** Words that are shown from `start` up to but without `end`. */
export const Caption = Type.Object({ start: ms, end: ms, text: Type.String() })
export type Caption = Static<typeof Caption>

/** The captions of a title in one language. */
export const CaptionTrack = Type.Object({
  lang: Type.String(),
  rev: Type.Integer({ description: 'What the next file starts from.' }),
  count: Type.Integer(),
  by: Type.String({ description: 'Who brought them in.' }),
  ut: Type.String(),
})
export type CaptionTrack = Static<typeof CaptionTrack>

/** Which captions a title has, and those of one language: the one that was asked for, else the first. */
export const CaptionsOf = Type.Object({
  tracks: Type.Array(CaptionTrack),
  lang: Type.Optional(Type.String()),
  captions: Type.Array(Caption, { maxItems: MAX_CAPTIONS }),
})
export type CaptionsOf = Static<typeof CaptionsOf>

export const CaptionInput = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: MAX_CAPTION_LETTERS, description: 'A WebVTT, SubRip or TTML file.' }),
  },
  { additionalProperties: false },
)

/** What was kept of a file, and the lines of it that are no captions. */
export const CaptionsKept = Type.Object({
  track: CaptionTrack,
  problems: Type.Array(
    Type.Object({ line: Type.Integer(), reason: Type.Union([Type.Literal('time'), Type.Literal('reversed')]) }),
  ),
})
export type CaptionsKept = Static<typeof CaptionsKept>

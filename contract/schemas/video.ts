import { Type, type Static } from 'typebox'
import { JobAnswer } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { MAX_SMIL_ITEMS } from '#contract/values/media.ts'
import {
  BREAK_POSITIONS,
  CUT_OUTPUTS,
  DOWNLOAD_TYPE,
  EDIT_NAME_LENGTH,
  HINT_KINDS,
  HINT_STATUSES,
  MAX_BREAK_MS,
  MAX_BREAKS,
  MAX_FRAMES,
  MAX_HINTS,
  MAX_SEGMENTS,
  MP4_QUALITY_NAMES,
  MP4_STATUSES,
} from '#contract/values/video.ts'
import { SmilItem } from './media.ts'

const Id = Type.String({ minLength: 1, maxLength: 64 })
const Frame = Type.Integer({ minimum: 0, maximum: MAX_FRAMES })
const Rate = Type.Object(
  { num: Type.Integer({ minimum: 1, maximum: 240_000 }), den: Type.Integer({ minimum: 1, maximum: 1_001 }) },
  { additionalProperties: false, description: 'Frames per second as an exact fraction.' },
)
export const Variant = Type.String({ pattern: '^[\\w.-]{1,60}$' })

/** One piece of a title: frames from `in` up to but without `out`. */
const EditSegment = Type.Object(
  {
    id: Id,
    in: Type.Unsafe<number>({ ...Frame, description: 'First frame.' }),
    out: Type.Unsafe<number>({ ...Frame, description: 'The frame behind the last one.' }),
    label: Type.String({ maxLength: EDIT_NAME_LENGTH }),
    keep: Type.Boolean({ description: 'Belongs to the result.' }),
  },
  { additionalProperties: false },
)

/** A place for ads, at a frame of the title itself. */
const EditBreak = Type.Object(
  {
    id: Id,
    at: Type.Unsafe<number>({ ...Frame, description: 'Frame of the title.' }),
    dur: Type.Integer({ minimum: 0, maximum: MAX_BREAK_MS, description: 'In ms.' }),
    ap: literals(BREAK_POSITIONS),
  },
  { additionalProperties: false },
)

/** What is to be cut out of a title. Frames are those of the title's own picture; segments stand in play order. */
export const EditList = Type.Object(
  {
    asset: Type.Object({ cty: Id, id: Id }, { additionalProperties: false }),
    vrt: Type.Optional(Variant),
    rate: Rate,
    length: Type.Unsafe<number>({ ...Frame, description: 'Frames of the title.' }),
    segs: Type.Array(EditSegment, { maxItems: MAX_SEGMENTS }),
    breaks: Type.Array(EditBreak, { maxItems: MAX_BREAKS }),
    output: literals(CUT_OUTPUTS),
    names: Type.Optional(
      Type.String({ maxLength: EDIT_NAME_LENGTH, description: 'Pattern of the names of several clips.' }),
    ),
  },
  { additionalProperties: false },
)
export type EditList = Static<typeof EditList>

const head = {
  id: Type.String(),
  name: Type.String(),
  rev: Type.Integer({ description: 'What the next save starts from.' }),
  by: Type.String({ description: 'Who saved it last.' }),
  ct: Type.String(),
  ut: Type.String(),
}

/** A line of the edit lists of a title. */
export const EditListHead = Type.Object({
  ...head,
  segs: Type.Integer({ description: 'Segments, dropped ones too.' }),
  breaks: Type.Integer(),
})
export type EditListHead = Static<typeof EditListHead>

/** A named edit list of a title. */
export const StoredEditList = Type.Object({ ...head, edit: EditList })
export type StoredEditList = Static<typeof StoredEditList>

/** `rev` 0 makes a new one under the id of the address. */
export const EditListInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: EDIT_NAME_LENGTH, pattern: '\\S' }),
    rev: Type.Integer({ minimum: 0 }),
    edit: EditList,
  },
  { additionalProperties: false },
)

const track = {
  codec: Type.String(),
  dur: Type.Integer({ description: 'In ms.' }),
  size: Type.Integer({ description: 'In bytes.' }),
}

/** What one variant of a title plays with; a track that is missing plays that of the title itself, if it has one. */
export const MediaVariant = Type.Object({
  vrt: Type.Optional(Type.String({ description: 'The title itself where it is missing.' })),
  video: Type.Optional(
    Type.Object({
      ...track,
      width: Type.Optional(Type.Integer()),
      height: Type.Optional(Type.Integer()),
      rate: Type.Optional(Rate),
      frames: Type.Integer(),
      keyframes: Type.Integer({ description: 'How many of the frames a piece can begin at as it is.' }),
    }),
  ),
  audio: Type.Optional(Type.Object({ ...track, sampleRate: Type.Optional(Type.Integer()) })),
})
export type MediaVariant = Static<typeof MediaVariant>

/** What plays of a title: nothing where there is no variant. */
export const MediaFactsOf = Type.Object({ variants: Type.Array(MediaVariant) })

/** By what this service cuts. */
export const MediaTools = Type.Object({
  ffmpeg: Type.Union([Type.String(), Type.Null()], { description: 'Its version; null where the machine has none.' }),
  exact: Type.Boolean({ description: 'Cuts at any frame; else at keyframes alone.' }),
  meaning: Type.Boolean({ description: 'Another service compares texts by what they mean.' }),
  uploadBytes: Type.Integer({ description: 'What an uploaded file may have at most.' }),
})

const Kbps = Type.Optional(Type.Integer({ minimum: 16, maximum: 100_000, description: 'kbit/s at most.' }))

/** A piece of a download; `name` is what its file is called where each piece becomes one. */
const Mp4Item = Type.Object(
  { ...SmilItem.properties, name: Type.Optional(Type.String({ maxLength: EDIT_NAME_LENGTH })) },
  { additionalProperties: false },
)

/** What is to be cut out and downloaded (specification section 3); `exact` and `output` are ours. */
export const Mp4Request = Type.Object(
  {
    sType: Type.Literal(DOWNLOAD_TYPE),
    bandwidth: Type.Object({ audio: Kbps, video: Kbps }, { additionalProperties: false }),
    subtitle: Type.Literal(false),
    quality: literals(MP4_QUALITY_NAMES),
    lon: Type.Array(LocalizedText, { maxItems: 20 }),
    smil: Type.Array(Mp4Item, { minItems: 1, maxItems: MAX_SMIL_ITEMS }),
    exact: Type.Optional(
      Type.Boolean({
        description: 'At the very frames, encoded anew; false: as it is, at keyframes. True if missing.',
      }),
    ),
    output: Type.Optional(literals(CUT_OUTPUTS)),
  },
  { additionalProperties: false },
)
export type Mp4Request = Static<typeof Mp4Request>

/** How a download stands. Addresses are signed, below the API, and end at `until`. */
export const Mp4State = Type.Object({
  id: Type.String(),
  status: literals(MP4_STATUSES),
  progress: Type.Integer({ description: 'In hundredths.' }),
  mp4Url: Type.Optional(Type.String({ description: 'Of the first file.' })),
  message: Type.Optional(Type.String({ description: 'Why it failed.' })),
  until: Type.Optional(Type.String()),
  files: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), url: Type.String(), size: Type.Integer({ description: 'Bytes.' }) })),
  ),
  estimate: Type.Integer({ description: 'About how many bytes all files have together.' }),
})
export type Mp4State = Static<typeof Mp4State>

/** A place that looks like one for a break, in seconds of the title. */
export const BreakHint = Type.Object({
  at: Type.Number({ description: 'In seconds.' }),
  until: Type.Optional(Type.Number({ description: 'In seconds; of black and of silence.' })),
  kind: literals(HINT_KINDS),
  strength: Type.Number({ minimum: 0, maximum: 1 }),
})
export type BreakHint = Static<typeof BreakHint>

/** Places for breaks as far as they were looked for; `unavailable` where this service has nothing to look with. */
export const BreakHints = Type.Object({
  status: literals(HINT_STATUSES),
  progress: Type.Integer({ description: 'In hundredths.' }),
  hints: Type.Array(BreakHint, { maxItems: 2 * MAX_HINTS }),
})
export type BreakHints = Static<typeof BreakHints>

const Marker = Type.Object(
  {
    at: Type.Integer({ minimum: 0, maximum: 360_000_000, description: 'In ms of the clip.' }),
    dur: Type.Integer({ minimum: 0, maximum: MAX_BREAK_MS, description: 'In ms.' }),
    ap: literals(BREAK_POSITIONS),
  },
  { additionalProperties: false },
)

/** What new content is to be made of: pieces of a title, `cty` and names of what is made. */
export const ClipRequest = Type.Object(
  {
    id: Type.String({ maxLength: 64, description: 'The title that it is cut from.' }),
    cty: Id,
    lon: Type.Array(LocalizedText, { minItems: 1, maxItems: 20 }),
    smil: Type.Array(SmilItem, { minItems: 1, maxItems: MAX_SMIL_ITEMS }),
    exact: Type.Optional(Type.Boolean({ description: 'True if missing.' })),
    am: Type.Optional(Type.Array(Marker, { maxItems: MAX_BREAKS })),
    prd: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  },
  { additionalProperties: false },
)
export type ClipRequest = Static<typeof ClipRequest>

/** The job that makes a clip, and the content that it makes: processing until it has its media. */
export const ClipStarted = Type.Object({ ...JobAnswer.properties, id: Type.String() })

/** A stretch of a title that speaks of what was asked for. */
export const ClipHit = Type.Object({
  id: Type.String(),
  key: Type.String({ description: 'What playback calls the title.' }),
  start: Type.Integer({ description: 'In ms.' }),
  end: Type.Integer({ description: 'In ms.' }),
  score: Type.Number({ minimum: 0, description: 'Up to 1.' }),
  text: Type.Optional(Type.String({ description: 'What the best of it says.' })),
})
export type ClipHit = Static<typeof ClipHit>

import { Type, type Static } from 'typebox'
import { CONVERSION_NAME_LENGTH, CONVERSION_WINDOWS } from '#contract/values/guide.ts'
import { JOB_STATUSES } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'

const text = Type.String()
const name = Type.String({ minLength: 1, maxLength: 64 })
const ms = Type.Integer({ minimum: 0, maximum: 172_800_000 })
const Window = Type.Object({ sp: ms, ep: ms }, { additionalProperties: false })

/** What can be made of an airing: its recording, piece by piece. Lengths in ms from the start of the airing. */
export const Recording = Type.Object({
  id: text,
  channel: text,
  a_st_dt: text,
  a_ed_dt: text,
  /** How much of it is there now; more comes as long as it is on air. */
  recorded: ms,
  /** How much of it there will be. */
  whole: ms,
  /**
   * `id` and `cty` of the title that a piece plays from `sp` of it on. `keys`: places at which playing can begin; the
   * first may lie before the piece, before the airing even.
   */
  pieces: Type.Array(
    Type.Object({
      ...{ at: ms, dur: ms, ctkey: text, seg_ty: text, id: text, cty: text },
      sp: Type.Integer({ minimum: 0 }),
      keys: Type.Array(Type.Integer()),
    }),
  ),
})
export type Recording = Static<typeof Recording>

const wish = {
  /** Type of the title that comes of it. */
  cty: name,
  lon: Type.Array(LocalizedText, { minItems: 1, maxItems: 20 }),
  /** The window as instants; or as windows of the recording, in ms, which play in this order. */
  start: Type.Optional(Type.String({ maxLength: 64 })),
  end: Type.Optional(Type.String({ maxLength: 64 })),
  sg: Type.Optional(Type.Array(Window, { minItems: 1, maxItems: CONVERSION_WINDOWS })),
  prd: Type.Optional(Type.Array(name, { minItems: 1, maxItems: 100 })),
  pn: Type.Optional(Type.String({ maxLength: CONVERSION_NAME_LENGTH })),
}

/** What live-to-VOD is asked for (calls.md section 16); `id` is the airing's. */
export const ConversionRequest = Type.Object({ id: name, ...wish }, { additionalProperties: false })
export type ConversionRequest = Static<typeof ConversionRequest>
export const ConversionUpdate = Type.Object({ id: Type.Optional(name), ...wish }, { additionalProperties: false })
export type ConversionUpdate = Static<typeof ConversionUpdate>

/** One making of a title out of an airing. */
export const Conversion = Type.Object({
  id: text,
  /** The airing, where it runs, and when. */
  airing: text,
  channel: text,
  ch_lon: Type.Array(LocalizedText),
  a_st_dt: text,
  a_ed_dt: text,
  cty: text,
  lon: Type.Array(LocalizedText),
  /** From the first picked place to the last. */
  start: text,
  end: text,
  sg: Type.Array(Window),
  prd: Type.Array(text),
  pn: Type.Optional(text),
  status: literals(JOB_STATUSES),
  /** It begins this many ms before what was picked, at keyframes; and how long what plays is. */
  early: ms,
  dur: ms,
  /** Waits until then, when all of it has been on air. */
  due: Type.Optional(text),
  /** Id of the title that came of it. */
  doc: Type.Optional(text),
  code: Type.Optional(Type.Integer()),
  description: Type.Optional(text),
  ct: text,
  by: text,
  /** Asked for by the reader, who may try it once more if it failed. */
  own: Type.Boolean(),
})
export type Conversion = Static<typeof Conversion>

export const ConversionStarted = Type.Object({
  status_id: text,
  tracking_id: text,
  id: text,
  early: ms,
  dur: ms,
})

/** `l2v`: it comes of live; `l2v_o`: as it was first picked; `l2v_ov`: with a window that was changed since. */
export const ConvertedMetadata = Type.Object({
  l2v: Type.Boolean(),
  l2v_o: Type.Boolean(),
  l2v_ov: Type.Boolean(),
  record: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]),
})

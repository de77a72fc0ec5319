import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'

const text = Type.String()

export type TimedVerb = 'publish' | 'unpublish'

/** The moments of a timing; an audit's change set names them as fields. */
export const TIMING_FIELDS = ['publishAt', 'unpublishAt'] as const

/** What became of a timed change that could not be made. */
export const TimingFailure = Type.Object({
  verb: literals(['publish', 'unpublish']),
  /** The instant that was set. */
  due: text,
  /** Number of the refusal (contract/wire/errors) and its words. */
  code: Type.Integer(),
  description: text,
})
export type TimingFailure = Static<typeof TimingFailure>

const momentParts = {
  publishAt: Type.Optional(text),
  unpublishAt: Type.Optional(text),
  /** Who set it. */
  by: Type.Object({ uid: text, name: text }),
  failed: Type.Optional(TimingFailure),
}

/** The timing of one document (calls.md section 3); `at` is when it was set. */
export const Timing = Type.Object({ ...momentParts, at: text })
export type Timing = Static<typeof Timing>

/** One line of what is coming up. */
export const TimingEntry = Type.Object({
  ...momentParts,
  id: text,
  cty: text,
  lon: Type.Array(LocalizedText),
  /** Names of its images, for the small picture. */
  ia: Type.Array(text),
})
export type TimingEntry = Static<typeof TimingEntry>

import type { LocalizedText } from '#contract/values/localizedText.ts'

export type TimedVerb = 'publish' | 'unpublish'

/** The moments of a timing; an audit's change set names them as fields. */
export const TIMING_FIELDS = ['publishAt', 'unpublishAt'] as const

/** What became of a timed change that could not be made. */
export type TimingFailure = {
  verb: TimedVerb
  /** The instant that was set. */
  due: string
  /** Number of the refusal (contract/wire/errors) and its words. */
  code: number
  description: string
}

/** The timing of one document (calls.md section 3). */
export type Timing = {
  publishAt?: string
  unpublishAt?: string
  /** Who set it and when. */
  by: { uid: string; name: string }
  at: string
  failed?: TimingFailure
}

/** One line of what is coming up. */
export type TimingEntry = {
  id: string
  cty: string
  lon: LocalizedText[]
  /** Names of its images, for the small picture. */
  ia: string[]
  publishAt?: string
  unpublishAt?: string
  by: { uid: string; name: string }
  failed?: TimingFailure
}

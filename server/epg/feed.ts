import type { FeedNoteCode } from '#contract/values/ingestion.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'

/** Language of a text whose feed names none. */
export const NO_LANGUAGE = 'und'

/** A channel as its feed knows it. */
export type FeedChannel = { id: string; names: LocalizedText[]; icon?: string; number?: string }

/** What a programme is said to be, in the fields of an airing. A field that the feed leaves out is absent. */
export type FeedTexts = {
  lon: LocalizedText[]
  lod?: LocalizedText[]
  /** Title of the episode, in the feed's leading language. */
  eps_nm?: string
  ssn_n?: number
  eps_n?: number
  rat?: { v: string; system?: string }[]
  /** The feed's own words, as they came. */
  categories?: string[]
  yr?: number
}

/** One programme of a feed. Instants are epoch ms. */
export type FeedProgramme = {
  /** Id of its channel in the feed. */
  channel: string
  start: number
  /** Absent where the feed leaves it out: the next start of the channel then ends it. */
  end?: number
  /** What the feed knows it by, where it says so. */
  srcId?: string
  /** Length that the feed tells, in ms. */
  length?: number
  texts: FeedTexts
  /** Line of the file. */
  line: number
}

/** Something odd that costs nothing but is told: with the number of the line where it stands. */
export type FeedNote = { code: FeedNoteCode; line: number; detail?: string }

/** What a feed consists of, in the order of the file. */
export type FeedItem =
  | { kind: 'channel'; channel: FeedChannel }
  | { kind: 'programme'; programme: FeedProgramme }
  | { kind: 'note'; note: FeedNote }

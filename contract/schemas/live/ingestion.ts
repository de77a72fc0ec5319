import { Type, type Static } from 'typebox'
import { FEED_NOTES, FEED_PROBLEMS, FEED_TIMINGS, NOTE_LINES, TIMINGS_NAMED } from '#contract/values/ingestion.ts'
import { JOB_STATUSES } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { GuideChannel } from './guide.ts'

const text = Type.String()
const whole = Type.Integer({ minimum: 0 })

/** Fields of an airing that a feed has a say in, as the inbox names them. */
export const FEED_FIELDS = ['a_st_dt', 'a_ed_dt', 'lon', 'lod', 'eps_nm', 'ssn_n', 'eps_n', 'gnr', 'rat'] as const
export type FeedField = (typeof FEED_FIELDS)[number]

/**
 * What a change is: `conflict` is one of pinned fields alone, which stay until somebody decides otherwise; `deleted` is a
 * programme that somebody has taken down by hand, which stays away until somebody gives it back.
 */
export const CHANGE_KINDS = ['new', 'changed', 'moved', 'vanished', 'conflict', 'deleted'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/**
 * `waiting` is to be decided, `accepted` is being written, `applied` stands in the guide, `undone` stood there until the
 * ingestion was taken back, `kept` leaves ours as it is; by row it may be accepted after all.
 */
export const CHANGE_STATES = ['waiting', 'accepted', 'applied', 'undone', 'kept', 'failed'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

/** All times of a feed lie `by` ms later than what stands: `count` of the `of` programmes that are known say so. */
export const IngestionShift = Type.Object({
  by: Type.Integer(),
  count: whole,
  of: whole,
  decision: Type.Optional(literals(['correct', 'keep'] as const)),
})
export type IngestionShift = Static<typeof IngestionShift>

/** Where the processing of a feed stands, by the specification's words (section 4). */
const EVENT_STATES = ['processing', 'completed', 'cancelled'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** One taking-in of a feed, as the inbox lists it (calls.md section 16; `title`, `count` and so on are the specification's). */
export const EpgIngestion = Type.Object({
  id: text,
  status: literals(JOB_STATUSES),
  /** The feed's name. */
  title: text,
  count: whole,
  success: whole,
  failure: whole,
  /** Why it failed, in words. */
  message: Type.Optional(text),
  /** Number of the error catalogue, and the place in the file, of a feed that was refused. */
  code: Type.Optional(Type.Integer()),
  keyword: Type.Optional(literals(FEED_PROBLEMS)),
  line: Type.Optional(whole),
  column: Type.Optional(whole),
  feed: text,
  file: Type.Optional(text),
  /** What `ingestEpg` was asked with: asked with it again, it is a re-process. A file is sent again instead. */
  station: Type.Optional(text),
  channelId: Type.Optional(text),
  start: Type.Optional(text),
  /** Completed or cancelled offers re-process (specification section 4). */
  eve_st: literals(EVENT_STATES),
  ct: text,
  by: text,
  channels: whole,
  programmes: whole,
  tally: Type.Object({ new: whole, changed: whole, moved: whole, vanished: whole, conflict: whole, deleted: whole }),
  /** Changes that somebody is to decide, and channels without a match. */
  waiting: whole,
  unmatched: whole,
  shift: Type.Optional(IngestionShift),
  /** Oddities that cost one programme at most, counted by kind, each with the first line where it stands and with the first of all. */
  notes: Type.Array(
    Type.Object({
      code: literals(FEED_NOTES),
      count: whole,
      line: whole,
      lines: Type.Optional(Type.Array(whole, { maxItems: NOTE_LINES })),
    }),
  ),
  undoable: Type.Boolean(),
  /** Of one that is taken back as a whole: how far that is. What failed was changed since, and stays. */
  undo: Type.Optional(Type.Object({ status: literals(JOB_STATUSES), success: whole, failure: whole })),
  /** Taken back as a whole, or closed by hand: nothing of it is decided any more. */
  closed: Type.Boolean(),
})
export type EpgIngestion = Static<typeof EpgIngestion>

/** What a feed holds, and what taking it in would ask of somebody; nothing was taken in. */
export const EpgDryRun = Type.Object({
  feed: text,
  channels: whole,
  programmes: whole,
  /** Channels that are known beyond doubt, or from an earlier taking-in of the same feed. */
  matched: whole,
  unmatched: whole,
  /** First start and last end of its programmes. */
  start: Type.Optional(text),
  end: Type.Optional(text),
  notes: EpgIngestion.properties.notes,
  /** What of its times does not fit together, over how many channels, and the first few of it. */
  timing: Type.Array(
    Type.Object({
      kind: literals(FEED_TIMINGS),
      count: whole,
      channels: whole,
      first: Type.Array(
        Type.Object({
          /** Name of its channel in the feed, else its id. */
          channel: text,
          start: text,
          end: text,
          /** The programme that begins at the end of a gap, overlaps, or has no length. */
          title: text,
          /** Title of the one before it, of a gap or an overlap. */
          after: Type.Optional(text),
          line: whole,
        }),
        { maxItems: TIMINGS_NAMED },
      ),
    }),
  ),
})
export type EpgDryRun = Static<typeof EpgDryRun>

/** What is left of a run that was closed by hand (calls.md section 16). */
export const ClosedProcess = Type.Object({
  id: text,
  eve_st: literals(['completed'] as const),
  re_pro: Type.Literal(false),
})
export type ClosedProcess = Static<typeof ClosedProcess>

const MATCH_REASONS = ['sameId', 'sameName', 'nameAlike', 'sameNumber', 'titlesAgree'] as const
export type MatchReason = (typeof MATCH_REASONS)[number]
export const MATCH_STATES = ['matched', 'waiting', 'leftOut'] as const

/** A channel of a feed and which of ours it is, or may be: `score` from 0 to 1, with its reasons. */
export const EpgMatch = Type.Object({
  /** Id of the channel in the feed. */
  id: text,
  names: Type.Array(LocalizedText),
  number: Type.Optional(text),
  programmes: whole,
  /** Some of its titles, to know it by. */
  titles: Type.Array(text),
  state: literals(MATCH_STATES),
  /** Known from an earlier taking-in of the same feed. */
  remembered: Type.Optional(Type.Boolean()),
  channel: Type.Optional(GuideChannel),
  /** Which it is in later feeds, where somebody has said otherwise since; null leaves it out. */
  later: Type.Optional(Type.Union([GuideChannel, Type.Null()])),
  candidates: Type.Array(
    Type.Object({ channel: GuideChannel, score: Type.Number(), reasons: Type.Array(literals(MATCH_REASONS)) }),
  ),
})
export type EpgMatch = Static<typeof EpgMatch>

/** One programme of the inbox: what the feed says, what stands, and what comes of it, field by field. */
export const EpgChange = Type.Object({
  id: text,
  kind: literals(CHANGE_KINDS),
  state: literals(CHANGE_STATES),
  channel: text,
  lon: Type.Array(LocalizedText),
  a_st_dt: text,
  a_ed_dt: text,
  /** The airing that it changes. */
  airing: Type.Optional(text),
  fields: Type.Array(
    Type.Object({
      field: literals(FEED_FIELDS),
      source: Type.Optional(Type.Unknown()),
      current: Type.Optional(Type.Unknown()),
      pinned: Type.Boolean(),
      /** Which of both the result has. */
      take: literals(['source', 'current'] as const),
    }),
  ),
  /** The feed that counts more on this channel, where that is why ours is kept. */
  outrankedBy: Type.Optional(text),
  code: Type.Optional(Type.Integer()),
  description: Type.Optional(text),
})
export type EpgChange = Static<typeof EpgChange>

/** Decides changes by id, of a channel, or all that wait; or the one correction of a shifted feed. */
export const EpgDecision = Type.Object(
  {
    ids: Type.Optional(Type.Array(text, { maxItems: 10_000 })),
    channel: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    all: Type.Optional(Type.Boolean()),
    decision: Type.Optional(literals(['accept', 'keep'] as const)),
    /** Of one change: what each field takes, where not what was proposed. */
    fields: Type.Optional(Type.Record(Type.String(), literals(['source', 'current'] as const))),
    shift: Type.Optional(literals(['correct', 'keep'] as const)),
  },
  { additionalProperties: false },
)
export type EpgDecision = Static<typeof EpgDecision>

/** Which channel of ours each channel of the feed is; null leaves it out. `remember` keeps that for later feeds. */
export const EpgMatchDecision = Type.Object(
  {
    matches: Type.Array(Type.Object({ id: text, channel: Type.Union([text, Type.Null()]) }), { maxItems: 5_000 }),
    remember: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type EpgMatchDecision = Static<typeof EpgMatchDecision>

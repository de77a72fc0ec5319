import { Type, type Static } from 'typebox'
import { JobEntry } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { ON_AIR_DAY_STATES, ON_AIR_KINDS, ON_AIR_MATTERS } from '#contract/values/onAir.ts'
import { Person } from '../people.ts'
import { AiringFlag, GuideChannel } from './guide.ts'

const text = Type.String()
const names = Type.Array(LocalizedText)
/** Epoch ms. */
const instant = Type.Integer()

/** What people have made of a problem. */
export const OnAirHandling = Type.Object({
  /** Who has seen it, and when; absent where something of it is new since. */
  acknowledged: Type.Optional(Type.Object({ by: Person, at: text })),
  /** Whose it is. */
  assignee: Type.Optional(Person),
})
export type OnAirHandling = Static<typeof OnAirHandling>

/** What both problems and failed jobs have for being acknowledged. */
const handled = {
  key: text,
  /** The facts it is made of: one that nobody has acknowledged brings it back. */
  matters: Type.Array(text, { maxItems: ON_AIR_MATTERS }),
  handling: Type.Optional(OnAirHandling),
}

const Slot = Type.Object({ id: text, from: instant, to: instant, lon: names })

/** A channel with what it shows now and next, and how the days ahead stand, today first. */
export const OnAirChannel = Type.Object({
  channel: GuideChannel,
  now: Type.Optional(Slot),
  next: Type.Optional(Slot),
  /** Empty where the channel has no guide at all. */
  days: Type.Array(literals(ON_AIR_DAY_STATES)),
  /** When a virtual channel is played out from; absent where nobody has started it. */
  starts: Type.Optional(instant),
  /** Its first day, 'YYYY-MM-DD' in the channel's zone. */
  today: text,
})
export type OnAirChannel = Static<typeof OnAirChannel>

/** One thing that is wrong on one channel, by when it hits viewers. */
export const OnAirProblem = Type.Object({
  ...handled,
  kind: literals(ON_AIR_KINDS),
  channel: text,
  /** When it hits viewers; in the past where it does already. */
  from: instant,
  to: Type.Optional(instant),
  /** How many gaps, overlaps, airings or changes it stands for. */
  count: Type.Integer(),
  /** The first of the airings that it is about, and its title. */
  airing: Type.Optional(text),
  lon: Type.Optional(names),
  program: Type.Optional(text),
  flags: Type.Optional(Type.Array(AiringFlag)),
  /** Days in the channel's zone, of `draft` and `waiting`. */
  days: Type.Optional(Type.Array(text)),
  /** The ingestion that waits. */
  ingestion: Type.Optional(text),
})
export type OnAirProblem = Static<typeof OnAirProblem>

export const OnAirJob = Type.Object({ ...handled, job: JobEntry })
export type OnAirJob = Static<typeof OnAirJob>

/** How a problem is handled from now on. */
export const OnAirHandled = Type.Object({ key: text, handling: OnAirHandling })

/** What is on air and what threatens to be not, of all channels (the on-air board). */
export const OnAirBoard = Type.Object({
  /** The instant it is true for. */
  at: instant,
  channels: Type.Array(OnAirChannel),
  /** How many channels there are, where not all are told. */
  channelCount: Type.Integer(),
  /** By when they hit viewers. */
  problems: Type.Array(OnAirProblem),
  problemCount: Type.Integer(),
  jobs: Type.Array(OnAirJob),
  jobCount: Type.Integer(),
})
export type OnAirBoard = Static<typeof OnAirBoard>

/** Channels that want somebody at once. `trouble`: nothing on air, or within twelve hours no picture; `dark` is part of it. */
export const OnAirCount = Type.Object({ at: instant, trouble: Type.Integer(), dark: Type.Integer() })
export type OnAirCount = Static<typeof OnAirCount>

/** What somebody makes of a problem; what is left out stays as it is, null takes the assignee away. */
export const OnAirDecision = Type.Object(
  {
    /** The facts that were seen: acknowledges these. An empty list takes it back. */
    matters: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: ON_AIR_MATTERS })),
    assignee: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 128 }), Type.Null()])),
  },
  { additionalProperties: false },
)
export type OnAirDecision = Static<typeof OnAirDecision>

const AiringAhead = Type.Object({
  airing: text,
  channel: text,
  /** Names of the channel; none where the caller may not view channels. */
  lon: names,
  from: instant,
})

/** The airings ahead that play a title, and those of them whose time its rights do not cover. */
export const AiringsAhead = Type.Object({
  count: Type.Integer(),
  /** There are more than are looked at: the numbers are at least. */
  atLeast: Type.Optional(Type.Boolean()),
  first: Type.Optional(AiringAhead),
  flagged: Type.Integer(),
  /** The first of those, and what is wrong there. */
  firstFlagged: Type.Optional(Type.Intersect([AiringAhead, Type.Object({ flags: Type.Array(AiringFlag) })])),
})
export type AiringsAhead = Static<typeof AiringsAhead>

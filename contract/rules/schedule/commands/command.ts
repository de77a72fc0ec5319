import type { Day } from '../../dates/zoneDays.ts'
import type { TimeRange } from '../../time/ranges.ts'
import type { Airing, Loop } from '../model/schedule.ts'

/**
 * How airings take a place: `insert` pushes what follows, holes absorbing it; `overwrite` cuts away what is there;
 * `exact` needs free time; `squeeze` takes the nearest hole that is large enough; `split` cuts in two what runs at the
 * start, the rest of which goes on behind and pushes as `insert` does.
 */
export const PLACE_MODES = ['insert', 'overwrite', 'exact', 'squeeze', 'split'] as const
export type PlaceMode = (typeof PLACE_MODES)[number]

/** Where the first of the airings shall start (epoch ms); the others keep their distance from it. */
export type Target = { toStart: number; mode: PlaceMode; snap?: boolean }
/** A pinned airing moves only for somebody who says so. */
type Meant = { evenPinned?: boolean }

/**
 * What somebody does to a schedule, as intent: it can be named, done again on another version, and checked by the
 * server. Ids of new airings come with it.
 */
export type ScheduleCommand =
  /** `leave`: the hole that is left stays (the default), or what followed closes up, as after `extract`. */
  | ({ kind: 'move'; ids: readonly string[]; leave?: 'hole' | 'closed' } & Target & Meant)
  | ({ kind: 'add' | 'paste'; airings: readonly Airing[] } & Target)
  | ({ kind: 'duplicate'; ids: readonly string[]; newIds: readonly string[] } & Target)
  /** What follows closes up or is pushed by the difference in length. */
  | ({ kind: 'replace'; id: string; airing: Airing } & Meant)
  | ({ kind: 'swap'; ids: readonly [string, string] } & Meant)
  /** Takes airings out: leaving a hole, or closing up what followed without a hole between. */
  | ({ kind: 'lift' | 'extract'; ids: readonly string[] } & Meant)
  | ({ kind: 'split'; id: string; at: number; newId: string } & Meant)
  /** Makes one again of two halves, the second going on in the program where the first ends. */
  | ({ kind: 'join'; ids: readonly [string, string] } & Meant)
  | ({ kind: 'trim'; id: string; edge: 'start' | 'end'; to: number } & Meant)
  /** An ad before, between and behind airings, what follows being pushed; the first or the last may be left out. */
  | {
      kind: 'adBreaks'
      ids: readonly string[]
      seconds: number
      leaveOut?: readonly ('first' | 'last')[]
      pgmId?: string
      idPrefix: string
    }
  | { kind: 'closeGaps'; within?: TimeRange }
  | { kind: 'pin' | 'unpin'; ids: readonly string[] }
  /**
   * Airings at their own times, each where it fits and is free; the others are told (`left`). `clear`: days that are
   * emptied before, but for what keeps its time.
   */
  | { kind: 'fill' | 'template' | 'strip' | 'pasteDays'; airings: readonly Airing[]; clear?: readonly Day[] }
  /** Days exactly as another version has them, what runs at once in them and pins that it lacks included. */
  | { kind: 'promote'; airings: readonly Airing[]; days: readonly Day[] }
  | ({ kind: 'removeDay'; day: Day } & Meant)
  | { kind: 'setLoop'; loop: Pick<Loop, 'block' | 'until'> | undefined; evenWithGaps?: boolean }
  /** Makes real airings of the turns within a range; their ids are the prefix and a number. */
  | { kind: 'breakOutOfLoop'; within: TimeRange; idPrefix: string }

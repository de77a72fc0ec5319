import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { AiringInAddress } from './airingInAddress.ts'

/** What of the schedule is on screen; kept in the address. */
export type Shown = {
  mode: 'day' | 'week'
  /** The first and the last day on screen; one more on each side is read with them. */
  from: Day
  to: Day
  shape: 'timeline' | 'list'
  /** Which side of the days: the draft is edited, the published one is only looked at. */
  side: 'draft' | 'published'
  /** Ghosts of what is live now beneath the draft. */
  ghosts: boolean
  /** Whose clocks the list shows; the lanes have a ruler of each. */
  clock: 'channel' | 'mine'
}

/** What to show instead: a day shows its week, or itself, by the mode; `airing` of that day is gone to. */
export type ShownChange = Partial<Omit<Shown, 'from' | 'to'>> & { day?: Day; airing?: AiringInAddress }

/** Where the keyboard is: on an airing, or at an instant where nothing airs (epoch ms). */
export type Cursor = { kind: 'airing'; id: string } | { kind: 'time'; at: number }

export const PANEL_TABS = ['warnings', 'details', 'changes'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

/** What the clipboard holds: airings as they stood when they were copied, or whole days of them. */
export type Clipboard = { airings: readonly Airing[]; days?: readonly Day[] }

/** A dialog of the screen and what it is about. One is open at a time; its own state goes with it. */
export type ScheduleDialog =
  | { kind: 'moveTo'; ids: readonly string[] }
  | { kind: 'fill'; within: TimeRange | readonly TimeRange[] }
  /** `within`: a part of one UTC day. */
  | { kind: 'interstitials'; within: TimeRange }
  | { kind: 'playout' }
  | { kind: 'addAd'; ids: readonly string[]; at?: number }
  /** `at`: where the pointer or the cursor is, epoch ms. */
  | { kind: 'split'; id: string; at?: number }
  | { kind: 'replace'; id: string }
  | { kind: 'pin'; ids: readonly string[] }
  | { kind: 'removeGaps'; within?: TimeRange }
  | { kind: 'loop' }
  | { kind: 'templates'; day?: Day }
  | { kind: 'branches' }
  | { kind: 'strip' }
  | { kind: 'paste'; at: number }
  | { kind: 'copyTo'; days: readonly Day[] }
  | { kind: 'copyToChannels'; days: readonly Day[] }
  | { kind: 'playAt'; at: number }
  | { kind: 'publish' }
  | { kind: 'print' }

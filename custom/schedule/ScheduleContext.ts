import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import { createContext, useContext } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { DayWarning } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { RightsMap } from '#contract/rules/schedule/warnings/checkRights.ts'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { Announcer } from '#kit/parts/timeline/announce/createAnnouncer.ts'
import type { Clipboard, Cursor, PanelTab, ScheduleDialog, Shown, ShownChange } from './model/scheduleView.ts'
import type { ScheduleDrag } from './model/scheduleDrag.ts'
import type { ValueStore } from '#kit/parts/context/createValueStore.ts'
import type { RefusedCommand, ScheduleEditor } from './session/createScheduleEditor.ts'

/** The virtual channel whose schedule is on screen. */
export type ScheduleChannel = {
  id: string
  /** Its code, by which days name it. */
  cs: string
  name: string
  number?: number
  /** Whose clocks hours of ratings are meant by; UTC where nothing says it. */
  viewersZone?: string
  /** Viewers have the channel itself; undefined where that was not read. */
  isPublished?: boolean
  /** When the channel itself may be seen, epoch ms; absent ends are open. */
  window?: Partial<TimeRange>
}

/** A command that was looked at: what it was looked at from, what it leads to, and the airings that it is about. */
export type PreviewedCommand = {
  before: Schedule
  applied: Applied
  named: ReadonlySet<string>
  /** What is in the way, marked where it is. */
  conflicts?: readonly TimeRange[]
}

/** Why nothing can be changed now; on screen `schedule.readOnly.<reason>`. */
export type ReadOnlyReason = 'rights' | 'published' | 'loading' | 'saving' | 'conflict'

/**
 * The one thing that lanes, list, panels and dialogs of the schedule see. Three layers, never mixed: `schedule` is the
 * document, undone and saved; `shown`, `selection`, `cursor`, `panel` are the view; a drag in progress is nobody's but
 * the lanes'. Instants are epoch ms; days are UTC days.
 */
export type ScheduleScreen = {
  channel: ScheduleChannel
  /** What is on screen and edited; in a read-only look at the published side that side. Its window is a day more than `shown` at each end. */
  schedule: Schedule
  /** What the server has of the draft: what `schedule` is saved against. */
  saved: Schedule
  /** The published side, for ghosts and the review; undefined where nothing of it was read. */
  live: Schedule | undefined
  /** The time, told once a minute. */
  now: number
  /** `channel` bounds the days and leads the rulers, `mine` is the zone of the reader's own settings. */
  zones: { channel: string; mine: string }
  shown: Shown
  show: (change: ShownChange) => void

  /** Facts about titles by `pgmId`: null where there is none, or none that one may see; absent while it is read. */
  titles: KnownTitles
  /** Why airings may not air when they are planned, by airing. */
  failures: RightsMap
  /** Warnings of the days shown and read, by day; a day without any has an empty list. */
  warnings: ReadonlyMap<Day, readonly DayWarning[]>

  readOnly: ReadOnlyReason | undefined
  /** Nothing is otherwise than what was saved. */
  isSaved: boolean
  /**
   * Carries out a command as one named step of undo (`wordKey`, else `schedule.steps.<kind>`). A refused one changes
   * nothing and is shown with its reason, the nearest place and the offers (`refusal`).
   */
  run: (command: ScheduleCommand, wordKey?: string) => Applied
  /** What a command would come to; changes nothing and tells nothing. `from`: the schedule at the start of a drag. */
  preview: (command: ScheduleCommand, from?: Schedule) => Applied
  undo: () => void
  redo: () => void
  /** To the state after so many of the steps that are kept. */
  jump: (steps: number) => void
  /** i18n keys of the steps up to here, and of those that redo brings back, each in the order they were done. */
  done: readonly string[]
  undone: readonly string[]
  /** The last refusal, until it is dismissed or something is carried out. */
  refusal: RefusedCommand | undefined
  dismissRefusal: () => void

  selection: ReadonlySet<string>
  select: (ids: readonly string[], mode?: SelectMode) => void
  cursor: Cursor | undefined
  /** Moves the cursor; the view that is open need not follow. */
  moveCursor: (cursor: Cursor | undefined) => void
  /** Moves the cursor, and has list or lanes bring it into view and take the keyboard there. */
  goTo: (cursor: Cursor) => void
  /** Grows with each `goTo`: a view that sees a new one scrolls to the cursor and focuses it. */
  asked: number

  clipboard: Clipboard | undefined
  copy: (clipboard: Clipboard) => void
  /** A new id for an airing. */
  newId: () => string
  /** Drops and typed times go to the quarter hour. */
  snapping: boolean
  setSnapping: (snapping: boolean) => void
  panel: PanelTab
  /** Shows a tab of the panel, unfolding it where it is folded. */
  showPanel: (tab: PanelTab) => void
  /** In narrow windows the panel is folded to a strip until it is asked for. */
  isPanelOpen: boolean
  openPanel: (isOpen: boolean) => void
  dialog: ScheduleDialog | undefined
  /** Opens a dialog, or closes what is open. */
  openDialog: (dialog: ScheduleDialog | undefined) => void

  /** What was picked up elsewhere on the screen for the lanes, which take it over at once. */
  pickedUp: ValueStore<ScheduleDrag>
  /** What a dialog that is open would leave, drawn over the lanes until it is decided. */
  previewStore: ValueStore<PreviewedCommand>

  /** Reads facts of titles that are not in the schedule yet: what is dragged from the shelf, what a template holds. */
  needTitles: (pgmIds: readonly string[]) => void
  /** Says results to screen readers: 'Moved to Tue 10:15'. */
  announcer: Announcer
  /** The store itself, for gestures that must not draw anything anew while they last. */
  editor: ScheduleEditor
}

export const ScheduleContext = createContext<ScheduleScreen | undefined>(undefined)

/** The schedule that is on screen; only within `custom/schedule`. */
export function useSchedule(): ScheduleScreen {
  const screen = useContext(ScheduleContext)
  if (!screen) throw new Error('useSchedule needs a ScheduleContext around it')
  return screen
}

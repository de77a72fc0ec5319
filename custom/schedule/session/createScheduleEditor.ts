import { stillThere } from '#kit/parts/table/selection/selectMode.ts'
import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import { applyCommand, type Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { offersFor } from '#contract/rules/schedule/commands/offers.ts'
import type { Refusal } from '#contract/rules/schedule/commands/refusal.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { createValueStore, type ValueStore } from '#kit/parts/context/createValueStore.ts'
import { createHistory } from '#kit/parts/history/createHistory.ts'
import type { Clipboard, Cursor } from '../model/scheduleView.ts'
import { changedBetween, isSameWork, withDaysOf } from './editedSchedule.ts'
import { findingsAfter, findingsOf, type FindingFacts, type Findings } from './findings.ts'
import { selected } from './selection.ts'

/** A command that was refused, and other ways to what was meant, the nearest place first. */
export type RefusedCommand = { command: ScheduleCommand; refused: Refusal; offers: ReturnType<typeof offersFor> }

/** What a screen shows of the editor; the same object until something changes. */
type EditorView = Findings & {
  schedule: Schedule
  saved: Schedule
  isSaved: boolean
  done: readonly string[]
  undone: readonly string[]
  selection: ReadonlySet<string>
  cursor: Cursor | undefined
  asked: number
  clipboard: Clipboard | undefined
  snapping: boolean
  refusal: RefusedCommand | undefined
}

export type ScheduleEditor = ReturnType<typeof createScheduleEditor>

type Options = {
  /** As the server has it. */
  saved: Schedule
  /** What is on screen; what was saved, where nothing else was found. */
  schedule?: Schedule
  facts: FindingFacts
  /** Epoch ms. */
  now: () => number
  /** What was copied, where it outlives this schedule: the next week is another one. */
  clipboard?: ValueStore<Clipboard>
}

type Step = { word: string; after: Schedule }

/**
 * The schedule as it is edited, outside React: one history of named steps over `applyCommand`, what is wrong in it, and
 * what is selected. Revisions and states of days are those that were read last, whichever step one goes back to.
 */
export function createScheduleEditor({ saved: first, schedule = first, facts: firstFacts, now, ...more }: Options) {
  const { clipboard: copied = createValueStore<Clipboard>() } = more
  const history = createHistory<Schedule, Step>({
    initial: schedule,
    reduce: (_before, { after }) => after,
    name: ({ word }) => word,
    now,
  })
  let saved = first
  let facts = firstFacts
  const present = () => withDaysOf(history.view().state, saved)
  let view: EditorView = {
    ...{ schedule: present(), saved, isSaved: isSameWork(saved, schedule), done: [], undone: [] },
    ...findingsOf(schedule, facts, now()),
    ...{
      selection: new Set(),
      cursor: undefined,
      asked: 0,
      clipboard: copied.view(),
      snapping: true,
      refusal: undefined,
    },
  }
  const listeners = new Set<() => void>()
  const show = (part: Partial<EditorView>) => {
    view = { ...view, ...part }
    for (const listener of [...listeners]) listener()
  }
  /** The view after the document changed, by whatever it was; `known` is what, where a command has said so. */
  const follow = (part: Partial<EditorView> = {}, known?: readonly string[]) => {
    const after = present()
    const { done, undone } = history.view()
    const change = { before: view.schedule, after, changed: known ?? changedBetween(view.schedule, after) }
    show({
      ...{ schedule: after, saved, isSaved: isSameWork(saved, after), done, undone, refusal: undefined },
      ...findingsAfter(view, change, facts, now()),
      selection: stillThere(view.selection, (id) => after.byId.has(id)),
      ...part,
    })
    return change.changed
  }
  /** Undo and redo lead to what they changed: it is selected, and the views go there, or to where it stood. */
  const walk = (step: () => void) => {
    const { schedule: before } = view
    step()
    const all = follow()
    const changed = all.filter((id) => view.schedule.byId.has(id))
    const [target] = changed
    const gone = before.byId.get(all[0] ?? '')
    if (target !== undefined)
      show({ selection: new Set(changed), cursor: { kind: 'airing', id: target }, asked: view.asked + 1 })
    else if (gone) show({ cursor: { kind: 'time', at: gone.start }, asked: view.asked + 1 })
  }
  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run(command: ScheduleCommand, word = `schedule.steps.${command.kind}`): Applied {
      const applied = applyCommand(view.schedule, command, now())
      const { schedule: after, refused } = applied
      if (refused) show({ refusal: { command, refused, offers: offersOf(view.schedule, command, refused, now()) } })
      else if (after !== view.schedule) {
        history.dispatch({ word, after })
        follow({}, applied.changed)
      }
      return applied
    },
    /** What a command would come to, in the schedule as it is or as it was at the start of a drag. */
    preview: (command: ScheduleCommand, from: Schedule = view.schedule): Applied => applyCommand(from, command, now()),
    undo: () => walk(() => history.undo()),
    redo: () => walk(() => history.redo()),
    jump: (steps: number) => walk(() => history.jump(steps)),
    select(ids: readonly string[], mode: SelectMode = 'set') {
      const selection = selected(view.selection, ids, { mode, schedule: view.schedule, cursor: view.cursor })
      show({ selection })
    },
    moveCursor: (cursor: Cursor | undefined) => show({ cursor }),
    goTo: (cursor: Cursor) => show({ cursor, asked: view.asked + 1 }),
    copy(clipboard: Clipboard) {
      copied.set(clipboard)
      show({ clipboard })
    },
    setSnapping: (snapping: boolean) => show({ snapping }),
    dismissRefusal: () => show({ refusal: undefined }),
    /** Titles came, or the channel or the product is another: everything is looked at again. */
    setFacts(next: FindingFacts) {
      facts = next
      show(findingsOf(view.schedule, facts, now()))
    },
    /** Another week, another side, or the same read again with nothing unsaved: no step leads back. */
    open(read: Schedule) {
      saved = read
      history.reset(read)
      const done = { done: [], undone: [], isSaved: true, refusal: undefined }
      show({ ...done, schedule: read, saved, selection: new Set(), ...findingsOf(read, facts, now()) })
    },
    /** What the server has now, of what was sent: steps stay, and revisions are the new ones. */
    markSaved(read: Schedule) {
      saved = read
      follow({ refusal: view.refusal })
    },
    /** What somebody else saved, and mine with it as one step that can be undone; the same schedule makes no step. */
    merge(theirs: Schedule, { merged, word }: { merged: Schedule; word: string }) {
      saved = theirs
      if (!isSameWork(view.schedule, merged)) history.dispatch({ word, after: merged })
      follow()
    },
  }
}

function offersOf(schedule: Schedule, command: ScheduleCommand, refused: Refusal, now: number) {
  return 'toStart' in command ? offersFor(schedule, command, refused, now) : []
}

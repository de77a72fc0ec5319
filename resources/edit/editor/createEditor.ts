import type { UnsavedWork } from '#kit/record/journal/findUnsaved.ts'
import type { Choice } from '#kit/record/save/mergeSaves.ts'
import type { EditorCore, EditorParts } from './editorCore.ts'
import { createEditorCore } from './editorCore.ts'
import { followOthers } from './followOthers.ts'
import { outsideWrites } from './outsideWrites.ts'
import { finishLeftSave, restoreLeftWork } from '../saving/leftWork.ts'
import { createRetries } from '../saving/retries.ts'
import { whyLater, WRITING_VERBS } from './sendAttempt.ts'
import { mergeWithPublished, takeTheirs } from './staleSaves.ts'
import type { Wanted } from './writeRecord.ts'
import { writeRecord } from './writeRecord.ts'

export type Editor = ReturnType<typeof createEditor>

/**
 * Saves one record for one form. A write names revision, lock, schema and a retry key; one goes at a time, and a save
 * that is asked for meanwhile follows when it is over.
 */
export function createEditor(parts: EditorParts) {
  const core = createEditorCore(parts)
  const following = followOthers(core)
  const retries = createRetries(core, (wanted) => run(wanted))
  const run = runner(core, retries, following.hearLate)
  return {
    state: () => core.state,
    subscribe: core.subscribe,
    store: core.store,
    run,
    revealIssues: core.revealIssues,
    ...following,
    ...outsideWrites(core, following.hearLate),
    ...answers(core, run),
    ...givingUp(core, retries, following.heard),
    /** Work that an earlier opening left behind. */
    finishLeft: (work: UnsavedWork) => finishLeftSave(core, work),
    restoreLeft: (work: UnsavedWork) => restoreLeftWork(core, work),
  }
}

type Run = (wanted: Wanted) => Promise<boolean>
type Retries = ReturnType<typeof createRetries>

function runner(core: EditorCore, retries: Retries, afterwards: () => void): Run {
  const { store, show, tell } = core
  let saveAgain = false
  return async function run(wanted) {
    if (core.state.busy) {
      saveAgain ||= wanted.verb === 'saveDraft'
      return false
    }
    retries.cancel()
    if (!(wanted.settles && core.unsettled) && !isSendable(core, wanted)) {
      retries.over()
      return false
    }
    show({ busy: wanted.verb })
    const created = core.state.record === undefined
    try {
      const done = await writeRecord(core, wanted)
      retries.over()
      if (done && core.state.record) tell({ kind: 'done', verb: wanted.verb, record: core.state.record, created })
      return done
    } catch (error) {
      if (whyLater(error)) retries.wait(wanted, error)
      else {
        retries.over()
        tell({ kind: 'failed', error })
      }
      return false
    } finally {
      show({ busy: undefined })
      // A new record moves to its own address and screen; what was typed meanwhile goes along unsaved.
      if (saveAgain && !created && store.isDirty()) void run({ verb: 'saveDraft' })
      saveAgain = false
      afterwards()
    }
  }
}

/** What is typed is handed in and checked first; with an error in it nothing is sent, and the error is shown. */
function isSendable({ store, settle, revealIssues, tell }: EditorCore, { verb }: Wanted): boolean {
  if (!WRITING_VERBS.includes(verb)) return true
  // What the server said of the last try is no verdict on this one.
  store.setServerIssues([])
  store.flush()
  settle()
  const issues = store.issues().filter(({ severity }) => severity === 'error' || verb === 'publish')
  if (issues.length === 0) return true
  revealIssues()
  tell({ kind: 'invalid', count: issues.length })
  return false
}

/** The answers to questions that a write has raised, and the way back without one. */
function answers(core: EditorCore, run: Run) {
  const { show } = core
  return {
    /** Theirs is the base now, mine stands where it was chosen, and what was asked for goes on. */
    resolveStale: async (choices: ReadonlyMap<string, Choice>): Promise<void> => {
      const { stale } = core.state
      if (!stale) return
      takeTheirs(core, stale, choices)
      const { verb, confirm = [] } = stale
      if (verb) await run({ verb, confirm })
    },
    keptChoices: () => core.keptChoices,
    /** Back to the form; what was chosen so far stands again when the question comes back. */
    leaveStale: (choices: ReadonlyMap<string, Choice>) => {
      core.keptChoices = choices
      show({ stale: undefined })
    },
    confirmBaseMoved: async (): Promise<void> => {
      const { baseMoved } = core.state
      show({ baseMoved: undefined })
      if (baseMoved) await run({ verb: baseMoved.verb, confirm: ['baseMoved'] })
    },
    /** Takes what the published version gained into the draft, instead of undoing it. */
    mergeBaseMoved: () => {
      const { baseMoved, record } = core.state
      if (baseMoved && record) show({ baseMoved: undefined, stale: mergeWithPublished(core, baseMoved, record) })
    },
    leaveBaseMoved: () => show({ baseMoved: undefined }),
  }
}

type Heard = ReturnType<typeof followOthers>['heard']

function givingUp(core: EditorCore, retries: Retries, heard: Heard) {
  return {
    /** Everything typed since the last save is given up, a save of unknown outcome too: the form follows the server. */
    revert: () => {
      const { unsettled } = core
      retries.over()
      core.unsettled = undefined
      core.store.reset(core.store.base())
      core.journal.abandon()
      if (unsettled) void heard({ rev: undefined, by: '', verb: unsettled.verb })
    },
    /** The text stays; the next save settles what is still open first. */
    stopWaiting: retries.over,
    tryNow: retries.now,
    /** The screen goes. */
    stop: retries.cancel,
  }
}

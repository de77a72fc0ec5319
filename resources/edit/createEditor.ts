import type { Side } from '#kit/save/mergeSaves.ts'
import type { EditorCore, EditorParts } from './editorCore.ts'
import { createEditorCore } from './editorCore.ts'
import { followOthers } from './followOthers.ts'
import { outsideWrites } from './outsideWrites.ts'
import { WRITING_VERBS } from './sendAttempt.ts'
import { takeTheirs } from './staleSaves.ts'
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
  const run = runner(core, following.hearLate)
  return {
    state: () => core.state,
    subscribe: core.subscribe,
    store: core.store,
    run,
    revealIssues: core.revealIssues,
    ...following,
    ...outsideWrites(core, following.hearLate),
    ...answers(core, run),
  }
}

type Run = (wanted: Wanted) => Promise<boolean>

function runner(core: EditorCore, afterwards: () => void): Run {
  const { store, show, tell } = core
  let saveAgain = false
  return async function run(wanted) {
    if (core.state.busy) {
      saveAgain ||= wanted.verb === 'saveDraft'
      return false
    }
    if (!isSendable(core, wanted)) return false
    show({ busy: wanted.verb })
    const created = core.state.record === undefined
    try {
      const done = await writeRecord(core, wanted)
      if (done && core.state.record) tell({ kind: 'done', verb: wanted.verb, record: core.state.record, created })
      return done
    } catch (error) {
      tell({ kind: 'failed', error })
      return false
    } finally {
      show({ busy: undefined })
      if (saveAgain && store.isDirty()) void run({ verb: 'saveDraft' })
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
  const { show, store, journal } = core
  return {
    /** Theirs is the base now, mine stands where it was chosen, and what was asked for goes on. */
    resolveStale: async (choices: ReadonlyMap<string, Side>): Promise<void> => {
      const { stale } = core.state
      if (!stale) return
      takeTheirs(core, stale, choices)
      if (stale.verb) await run({ verb: stale.verb })
    },
    leaveStale: () => show({ stale: undefined }),
    confirmBaseMoved: async (): Promise<void> => {
      const { baseMoved } = core.state
      show({ baseMoved: undefined })
      if (baseMoved) await run({ verb: baseMoved.verb, confirm: ['baseMoved'] })
    },
    leaveBaseMoved: () => show({ baseMoved: undefined }),
    /** Everything typed since the last save is given up. */
    revert: () => {
      store.reset(store.base())
      journal.abandon()
    },
  }
}

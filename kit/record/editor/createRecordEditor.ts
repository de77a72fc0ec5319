import type { UnsavedWork } from '../journal/findUnsaved.ts'
import type { Choice } from '../save/mergeSaves.ts'
import type { EditorCore, EditorParts } from './editorCore.ts'
import { createEditorCore } from './editorCore.ts'
import type { StaleSave } from './editorState.ts'
import { followOthers } from './followOthers.ts'
import { finishLeftSave, restoreLeftWork } from './leftWork.ts'
import { outsideWrites } from './outsideWrites.ts'
import { createRetries } from './retries.ts'
import { takeTheirs } from './staleSaves.ts'
import { isUncertainCreation, uncertainCreation } from './uncertainCreation.ts'
import { whyLater } from './unsettled.ts'
import type { SaveRequest } from './writeRecord.ts'
import { writeRecord } from './writeRecord.ts'

export type RecordEditor<Entity extends object = object, Verb extends string = string> = ReturnType<
  typeof createRecordEditor<Entity, Verb>
>

/**
 * Saves one open record, of whatever kind. A write names revision, lock, schema and a retry key; one goes at a time,
 * and a save that is asked for meanwhile follows when it is over.
 */
export function createRecordEditor<Entity extends object, Verb extends string>(parts: EditorParts<Entity, Verb>) {
  const core = createEditorCore(parts)
  const following = followOthers(core)
  const retries = createRetries<Entity, Verb>(core, (request) => run(request))
  const creation = uncertainCreation<Entity, Verb>(core, (request) => run(request))
  const run: Run<Verb> = runner(core, { retries, lookForCreated: creation.lookForCreated }, following.hearLate)
  const { verbs } = parts.kind
  return {
    state: () => core.state,
    subscribe: core.subscribe,
    values: core.values,
    run,
    /** The everyday save. */
    save: () => run({ verb: verbs.save }),
    isSave: (verb: string | undefined) => verb === verbs.save,
    reveal: core.values.reveal,
    ...following,
    ...outsideWrites(core, following.hearLate),
    ...answers(core, run),
    ...creation,
    ...givingUp(core, retries, following.heard),
    /** Work that an earlier opening left behind. */
    finishLeft: (work: UnsavedWork) => finishLeftSave(core, work),
    restoreLeft: (work: UnsavedWork) => {
      restoreLeftWork(core, work)
      if (isUncertainCreation(core)) void creation.lookForCreated()
    },
  }
}

type Run<Verb extends string> = (request: SaveRequest<Verb>) => Promise<boolean>
type Retries = ReturnType<typeof createRetries>

function runner<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  {
    retries,
    lookForCreated,
  }: { retries: ReturnType<typeof createRetries<Entity, Verb>>; lookForCreated: () => Promise<void> },
  afterwards: () => void,
): Run<Verb> {
  const { kind, values, show, emit } = core
  let saveAgain = false
  return async function run(request) {
    if (core.state.busy) {
      saveAgain ||= request.verb === kind.verbs.save
      return false
    }
    retries.stop()
    if (isUncertainCreation(core)) {
      void lookForCreated()
      return false
    }
    if (!(request.settles && core.unsettled) && !isSendable(core, request.verb)) {
      retries.over()
      return false
    }
    show({ busy: request.verb })
    const created = core.state.record === undefined
    try {
      const done = await writeRecord(core, request)
      retries.over()
      if (done && core.state.record) emit({ kind: 'done', verb: request.verb, record: core.state.record, created })
      return done
    } catch (error) {
      const isUncertain = isUncertainCreation(core)
      if (isUncertain) void lookForCreated()
      if (whyLater(error)) {
        if (!isUncertain) retries.wait(request, error)
      } else {
        retries.over()
        emit({ kind: 'failed', error, verb: request.verb })
      }
      return false
    } finally {
      show({ busy: undefined })
      // A new record moves to its own address and screen; what was typed meanwhile goes along unsaved.
      if (saveAgain && !created && values.isDirty()) void run({ verb: kind.verbs.save })
      saveAgain = false
      afterwards()
    }
  }
}

/** What is typed is handed in and checked first; with an error in it nothing is sent, and the error is shown. */
function isSendable<Entity extends object, Verb extends string>(
  { kind: { verbs }, values, emit }: EditorCore<Entity, Verb>,
  verb: Verb,
): boolean {
  if (!verbs.writing.includes(verb)) return true
  const count = values.check(verbs.strict.includes(verb))
  if (count === 0) return true
  values.reveal()
  emit({ kind: 'invalid', count })
  return false
}

/** The answers to questions that a write has raised, and the way back without one. */
function answers<Entity extends object, Verb extends string>(core: EditorCore<Entity, Verb>, run: Run<Verb>) {
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
    /** Yes: the same verb once more, with the question answered. */
    confirm: async (): Promise<void> => {
      const { question } = core.state
      show({ question: undefined })
      if (question) await run({ verb: question.verb, confirm: [question.code] })
    },
    /** Another way out of a question: two texts are merged first. */
    mergeInstead: (stale: StaleSave<Entity, Verb>) => show({ question: undefined, stale }),
    leaveQuestion: () => show({ question: undefined }),
  }
}

function givingUp<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  retries: Pick<Retries, 'over' | 'now' | 'stop'>,
  heard: ReturnType<typeof followOthers>['heard'],
) {
  return {
    /** Everything typed since the last save is given up, a save of unknown outcome too: the form follows the server. */
    revert: () => {
      const { unsettled, values } = core
      retries.over()
      core.unsettled = undefined
      core.show({ uncertain: undefined })
      values.reset(values.base())
      core.journal.abandon()
      if (unsettled) void heard({ rev: undefined, by: '', verb: unsettled.verb })
    },
    /** The text stays; the next save settles what is still open first. */
    stopWaiting: retries.over,
    tryNow: retries.now,
    /** The screen goes. */
    stop: retries.stop,
  }
}

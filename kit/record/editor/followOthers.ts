import type { EditorCore } from './editorCore.ts'
import type { HeardWrite } from './editorState.ts'
import { staleSave } from './staleSaves.ts'

/** The document as it is now, or undefined where this screen knows it already. */
async function readNewer<Entity extends object, Verb extends string>({ head, kind }: EditorCore<Entity, Verb>) {
  const known = head()
  if (!known) return undefined
  const present = await kind.read(known.id)
  return kind.headOf(present).rev > known.rev ? present : undefined
}

/** How an open record follows what others and other calls write to it. */
export function followOthers<Entity extends object, Verb extends string>(core: EditorCore<Entity, Verb>) {
  const { kind, values, journalSaved, show, emit } = core
  const tellNewer = ({ by, verb, rev }: HeardWrite) => show({ newer: { rev: rev ?? 0, by, verb } })
  /** Somebody wrote this document: a form without unsaved text follows at once, another is told. */
  async function heard(write: HeardWrite): Promise<void> {
    const isKnown = write.rev !== undefined && write.rev <= (core.head()?.rev ?? 0)
    if (isKnown) return
    if (core.state.busy || core.outside > 0) return void (core.heardLate = write)
    if (values.isDirty() && write.rev !== undefined) return tellNewer(write)
    const present = await readNewer(core).catch(() => undefined)
    // While it was read a save of ours may have gone further.
    if (!present || core.state.busy || core.isOutdated(present)) return
    const { by, rev } = kind.headOf(present)
    if (values.isDirty()) return tellNewer({ ...write, by: write.by || by, rev })
    values.reset(kind.valuesOf(present))
    journalSaved(present)
    show({ record: present, newer: undefined })
    emit({ kind: 'adopted', by: write.by || by, record: present })
  }
  const hearLate = (): void => {
    const late = core.heardLate
    core.heardLate = undefined
    if (late) void heard(late)
  }

  /** True where there is something to show. */
  const askMerge = async (): Promise<boolean> => {
    const theirs = await readNewer(core)
    const head = theirs && kind.headOf(theirs)
    const by = core.state.newer?.by ?? head?.by ?? ''
    if (theirs) show({ stale: staleSave(core, { theirs, by, at: head?.at ?? '' }, undefined) })
    else show({ newer: undefined })
    return theirs !== undefined
  }
  const tellFailed = (error: unknown) => emit({ kind: 'failed', error })

  return {
    heard,
    /** What was heard while a write of ours was on its way: its own echo, or news. */
    hearLate,
    /** Shows what the other person changed, and offers to merge it. */
    showNewer: async (): Promise<void> => {
      const isShown = await askMerge().catch(tellFailed)
      if (isShown === false) emit({ kind: 'nothingNewer' })
    },
    /** Goes on under a lock taken again: over what somebody saved meanwhile, also where no push has told of it yet. */
    goOn: async (): Promise<void> => {
      if (values.isDirty()) await askMerge().catch(tellFailed)
      else await heard({ rev: undefined, by: '', verb: undefined })
    },
  }
}

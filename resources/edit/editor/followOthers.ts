import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { EditorCore } from './editorCore.ts'
import type { ReportedWrite } from './editorTypes.ts'
import { staleSave } from './staleSaves.ts'

/** The document as it is now, or undefined where this screen knows it already. */
async function readNewer({ state, calls, type }: EditorCore): Promise<ContentRecord | undefined> {
  const { record } = state
  if (!record) return undefined
  const present = await calls.getContent(type, record.id)
  return present.rev > record.rev ? present : undefined
}

/** How an open form follows what others and other calls write to its document. */
export function followOthers(core: EditorCore) {
  const { store, journalSaved, show, tell } = core
  const told = ({ by, verb, rev }: ReportedWrite) => show({ newer: { rev: rev ?? 0, by, verb } })
  /** Somebody wrote this document: a form without unsaved text follows at once, another is told. */
  async function heard(write: ReportedWrite): Promise<void> {
    const isKnown = write.rev !== undefined && write.rev <= (core.state.record?.rev ?? 0)
    if (isKnown) return
    if (core.state.busy || core.outside > 0) return void (core.heardLate = write)
    if (store.isDirty() && write.rev !== undefined) return told(write)
    const present = await readNewer(core).catch(() => undefined)
    // While it was read a save of ours may have gone further.
    if (!present || core.state.busy || core.isOutdated(present)) return
    if (store.isDirty()) return told({ ...write, by: write.by || present.uu, rev: present.rev })
    store.reset(present)
    journalSaved(present)
    show({ record: present, newer: undefined })
    tell({ kind: 'adopted', by: write.by || present.uu, record: present })
  }
  const hearLate = (): void => {
    const late = core.heardLate
    core.heardLate = undefined
    if (late) void heard(late)
  }

  return {
    heard,
    /** What was heard while a write of ours was on its way: its own echo, or news. */
    hearLate,
    /** Shows what the other person changed, and offers to merge it. */
    showNewer: async (): Promise<void> => {
      try {
        const theirs = await readNewer(core)
        const by = core.state.newer?.by ?? theirs?.uu ?? ''
        if (theirs) show({ stale: staleSave(core, { theirs, by, at: theirs.ut }, undefined) })
        else {
          show({ newer: undefined })
          tell({ kind: 'nothingNewer' })
        }
      } catch (error) {
        tell({ kind: 'failed', error })
      }
    },
  }
}

import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { EditorCore } from './editorCore.ts'

/** Writes of the open document by other calls than the form's own: images come and go by theirs. */
export function outsideWrites(core: EditorCore, hearLate: () => void) {
  const { store, journalSaved, show } = core
  return {
    /** Runs a write of the document by another call than the form's: its echo is no news. */
    outside: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      core.outside++
      try {
        return await work()
      } finally {
        core.outside--
        hearLate()
      }
    },
    /** An upload or a removal wrote the document: its revision and images are the form's (calls.md section 10). */
    adoptImages: (change: { rev: number | undefined; ia: string[]; meta: NonNullable<ContentRecord['ia_meta']> }) => {
      const { record } = core.state
      if (!record) return
      const rev = change.rev ?? record.rev
      store.adopt('/ia', change.ia)
      store.adopt('/ia_meta', change.meta)
      store.adopt('/rev', rev)
      const present = { ...record, rev, ia: change.ia, ia_meta: change.meta }
      journalSaved(present)
      show({ record: present })
    },
    /** A write outside the form opened a draft over what is published: the head is read, the text stays. */
    refreshHead: async (): Promise<void> => {
      const { record } = core.state
      if (!record) return
      const present = await core.calls.getContent(core.type, record.id)
      if (core.isOutdated(present)) return
      store.rebase(present, store.base())
      journalSaved(present)
      show({ record: present })
    },
  }
}

import type { EditorCore } from './editorCore.ts'
import type { Values } from './workingValues.ts'

/** Writes of the open document by other calls than the editor's own: images come and go by theirs. */
export function outsideWrites<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  hearLate: () => void,
) {
  const { kind, values, journalSaved, show } = core
  return {
    /** Runs a write of the document by another call than the editor's: its echo is no news. */
    outside: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      core.outside++
      try {
        return await work()
      } finally {
        core.outside--
        hearLate()
      }
    },
    /** Such a write has made this record of it, by changing these of the values; the text stays. */
    adopt: (record: Entity, fields: Values) => {
      values.adopt(fields)
      journalSaved(record)
      show({ record })
    },
    /** A write outside the editor changed more than it answers: the record is read, the text stays. */
    refreshHead: async (): Promise<void> => {
      const head = core.head()
      if (!head) return
      const present = await kind.read(head.id)
      if (core.isOutdated(present)) return
      values.rebase(kind.valuesOf(present), values.base())
      journalSaved(present)
      show({ record: present })
    },
  }
}

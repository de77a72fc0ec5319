import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { RecordEditor } from '../editor/createRecordEditor.ts'
import { createRecordEditor } from '../editor/createRecordEditor.ts'
import type { EditorEvent, EditorState } from '../editor/editorState.ts'
import { browserNetwork } from '../editor/network.ts'
import type { RecordKind } from '../editor/recordKind.ts'
import type { WorkingValues } from '../editor/workingValues.ts'
import type { RecordJournal } from '../journal/useJournal.ts'
import { useJournal } from '../journal/useJournal.ts'
import type { EditingLock } from '../lock/useEditingLock.ts'
import { useEditingLock } from '../lock/useEditingLock.ts'
import { useFollowing } from './useFollowing.ts'

type Params<Entity extends object, Verb extends string> = {
  /** Both stay the same for as long as the record is open. */
  kind: RecordKind<Entity, Verb>
  values: WorkingValues
  /** Undefined for a record that is being made. */
  record: Entity | undefined
  /** Of whoever may not write there is nothing to keep. */
  mayWrite: boolean
  /** Names unsaved work where it is offered again. */
  title: string
  onEvent: (event: EditorEvent<Entity, Verb>) => void
}

export type OpenRecord<Entity extends object, Verb extends string> = EditorState<Entity, Verb> & {
  editor: RecordEditor<Entity, Verb>
  values: WorkingValues
  lock: EditingLock
  unsaved: RecordJournal
  target: { id: string; urn: string; rev: number } | undefined
}

/** Id under which the work on a record that was never saved is kept. */
const NEW = 'new'

/** One record on screen: its editor joined to its journal, its lock and the push. */
export function useOpenRecord<Entity extends object, Verb extends string>(
  params: Params<Entity, Verb>,
): OpenRecord<Entity, Verb> {
  const { kind, values, record: loaded, mayWrite, title, onEvent } = params
  const { actor, tab } = useConsole()
  const head = loaded && kind.headOf(loaded)
  const unsaved = useJournal(
    values,
    mayWrite ? { user: actor.uid, urn: kind.urn, id: head?.id ?? NEW, tab } : undefined,
    { revision: head?.rev, schema: kind.schemaVersion, title },
  )
  const lock = useEditingLock(head && { id: head.id, urn: kind.urn }, values, kind.isLockable)
  const latest = useRef({ onEvent, lock, unsaved })
  useEffect(() => {
    latest.current = { onEvent, lock, unsaved }
  })
  const [editor] = useState(() =>
    createRecordEditor({
      kind,
      values,
      record: loaded,
      journal: {
        mark: () => latest.current.unsaved.mark(),
        sending: (save) => latest.current.unsaved.sending(save),
        saved: (...args) => latest.current.unsaved.saved(...args),
        taken: (work) => latest.current.unsaved.taken(work),
        settled: (...args) => latest.current.unsaved.settled(...args),
        superseded: (...args) => latest.current.unsaved.superseded(...args),
        abandon: () => latest.current.unsaved.abandon(),
      },
      lock: {
        take: async () => latest.current.lock.session?.take(),
        number: () => latest.current.lock.number(),
        returned: () => latest.current.lock.returned(),
      },
      network: browserNetwork,
      newId: () => crypto.randomUUID(),
      emit: (event) => {
        latest.current.onEvent(event)
        if (event.kind === 'failed' || event.kind === 'lockedOut') void latest.current.lock.session?.heard()
      },
    }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  useFollowing(kind, editor)
  useLeftSave(editor, unsaved)
  const { record } = state
  const target = useMemo(() => {
    const present = record && kind.headOf(record)
    return present && { id: present.id, urn: kind.urn, rev: present.rev }
  }, [kind, record])
  return { ...state, editor, values, lock, unsaved, target }
}

/** A save that an earlier opening sent and did not hear of is finished; and nothing is tried again once the screen goes. */
function useLeftSave({ finishLeft, stop }: Pick<RecordEditor, 'finishLeft' | 'stop'>, { offer }: RecordJournal): void {
  const tried = useRef<string>(undefined)
  useEffect(() => {
    if (!offer?.sent || tried.current === offer.journal) return
    tried.current = offer.journal
    void finishLeft(offer)
  }, [finishLeft, offer])
  useEffect(() => stop, [stop])
}

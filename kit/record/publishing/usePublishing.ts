import { useCallback, useRef, useState } from 'react'
import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import type { EditorEvent } from '../editor/editorState.ts'
import type { OpenRecord } from '../screen/useOpenRecord.ts'
import { needsLook, publishGraph, type PublishGraph } from './publishGraph.ts'
import { askedIds, type PublishWork } from './publishWork.ts'

type Done<Entity extends object, Own extends Verb> = Extract<EditorEvent<Entity, Own>, { kind: 'done' }>

type Subject<Entity extends object, Own extends Verb> = {
  open: Pick<OpenRecord<Entity, Own>, 'editor' | 'values' | 'lock' | 'target'>
  /** What the text refers to as it stands now. */
  work: () => PublishWork
  /** The id that a save has given to what was new. */
  serverId: (id: string) => string
  /** Publishes the record by itself, with its text. */
  alone: (verb: Own) => void
  /** As when it was published by itself. */
  onDone: (event: Done<Entity, Own>) => void
}

/** What is asked before publishing: the graph, and what is sent once somebody has chosen. */
export type PublishQuestion = { graph: PublishGraph; isUnsaved: boolean }

/** As the dialog has it, whatever kind of record it is about. */
export type Publishing = Omit<ReturnType<typeof usePublishing<object, Verb>>, 'holds' | 'publish'>

/**
 * Publishing an open record in the order of its references. Where viewers have all that it needs it is published by
 * itself, as ever; else `question` shows what they lack. A service that plans nothing publishes by itself.
 */
export function usePublishing<Entity extends object, Own extends Verb>({
  open,
  work,
  serverId,
  alone,
  onDone,
}: Subject<Entity, Own>) {
  const { calls } = useConsole()
  const notice = useNotice()
  const isPlanned = useServiceHas('publishing')
  const [question, ask] = useState<PublishQuestion>()
  const [isLooking, setLooking] = useState(false)
  const isSaving = useRef(false)
  const held = useRef<Done<Entity, Own>>(undefined)
  const asked = useRef<Own>(undefined)
  const { editor, values } = open

  const look = useCallback(async (): Promise<PublishGraph> => {
    const present = work()
    return publishGraph(await calls.readPublishPlan({ body: { ids: askedIds(present) } }), present)
  }, [calls, work])

  const publish = async (verb: Own): Promise<void> => {
    if (isLooking) return
    // What no publishing survives is said at its field, before anything is asked.
    const isWrong = verbRow(verb).writes !== undefined && values.check(true) > 0
    if (!isPlanned || isWrong) return alone(verb)
    setLooking(true)
    try {
      const graph = await look()
      if (!needsLook(graph, work())) return alone(verb)
      asked.current = verb
      ask({ graph, isUnsaved: values.isDirty() || !open.target })
    } catch {
      // It never holds anybody up: the server judges what is published in any case.
      notice('info', 'publishing.notLooked')
      alone(verb)
    } finally {
      setLooking(false)
    }
  }

  /** The text as a draft, which is what is published then; the screen is told once all of it is done. */
  const save = async (): Promise<boolean> => {
    isSaving.current = true
    try {
      return await editor.save()
    } finally {
      isSaving.current = false
    }
  }
  const close = () => {
    ask(undefined)
    if (held.current) onDone(held.current)
    held.current = undefined
  }
  return {
    ...{ question, isLooking, publish, look, save, close },
    /** Whether the editor only tells of the draft that publishing saves on its way. */
    holds: (event: EditorEvent<Entity, Own>): boolean => {
      if (!isSaving.current || event.kind !== 'done') return false
      held.current = event
      return true
    },
    /** Runs what publishes; the record is read as it stands then, and its lock has gone back. */
    during: <Result>(send: (lockNumber: number | undefined) => Promise<Result>): Promise<Result> =>
      editor.outside(async () => {
        const result = await send(open.lock.number())
        open.lock.returned()
        await editor.refreshHead().catch(() => undefined)
        return result
      }),
    /** It is published, with all that was chosen. */
    finish: () => {
      const { record } = editor.state()
      const created = held.current?.created ?? false
      held.current = undefined
      ask(undefined)
      if (record && asked.current) onDone({ kind: 'done', verb: asked.current, record, created })
    },
    /** Somebody else has saved it meanwhile. */
    refresh: () => editor.refreshHead(),
    ...{ work, serverId },
  }
}

import type { EditorCore } from './editorCore.ts'
import type { SaveRequest } from './writeRecord.ts'
import { adopt } from './writeRecord.ts'

/** Whether the record may exist already, and a second try could make it twice. */
export const isUncertainCreation = <Entity extends object, Verb extends string>({
  unsettled,
  kind,
  head,
}: EditorCore<Entity, Verb>): boolean =>
  unsettled !== undefined && kind.findCreated !== undefined && head() === undefined

/**
 * Creations of unknown outcome at a service without retry keys (docs/foreign-back-end.md): nothing is sent again by
 * itself; the person is shown what may be the new record, and takes it or creates another.
 */
export function uncertainCreation<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  run: (request: SaveRequest<Verb>) => Promise<boolean>,
) {
  const { kind, network, show, emit } = core
  return {
    /** Looks for what the creation may have made, and shows it. */
    async lookForCreated(): Promise<void> {
      const attempt = core.unsettled
      if (!attempt || !kind.findCreated || core.state.uncertain?.look === 'running') return
      show({ uncertain: { look: 'running', found: [] } })
      const uncertain = await kind
        .findCreated(attempt.payload, network.patience())
        .then((found) => ({ look: 'done' as const, found }))
        .catch(() => ({ look: 'failed' as const, found: [] }))
      if (core.unsettled === attempt) show({ uncertain })
    },
    /** This is the record: as if its creation had been answered. What was typed since stays. */
    async takeCreated(id: string): Promise<void> {
      const attempt = core.unsettled
      if (!attempt || core.state.busy) return
      show({ busy: attempt.verb })
      try {
        const record = await kind.read(id)
        core.unsettled = undefined
        adopt(core, attempt, record)
        emit({ kind: 'done', verb: attempt.verb, record, created: true })
      } catch (error) {
        emit({ kind: 'failed', error })
      } finally {
        show({ busy: undefined })
      }
    },
    /** It is none of those: the text as it stands now is created. */
    async createAnew(): Promise<void> {
      const attempt = core.unsettled
      if (!attempt || core.state.busy) return
      core.unsettled = undefined
      show({ uncertain: undefined })
      await run({ verb: attempt.verb, confirm: attempt.confirm })
    },
  }
}

import { useTranslate } from 'ra-core'
import type { ReferenceState } from './referenceLoader.ts'

/** What there is to be said of a document that another one names; nothing where all is well. */
function referenceProblem(state: ReferenceState): 'absent' | 'failed' | 'gone' | 'unpublished' | undefined {
  if (state.kind === 'absent' || state.kind === 'failed') return state.kind
  if (state.kind === 'loading') return undefined
  const { st, sides } = state.row
  if (st === 'deleted' || st === 'purged' || st === 'archived') return 'gone'
  return sides.some((side) => side.st === 'published') ? undefined : 'unpublished'
}

/** Says when the target is deleted, unpublished, or not there for this person. */
export function ReferenceNote({ state, onRetry }: { state: ReferenceState; onRetry?: (() => void) | undefined }) {
  const translate = useTranslate()
  const problem = referenceProblem(state)
  if (!problem) return null
  const words = state.kind === 'found' ? { status: translate(`status.${state.row.st}`) } : {}
  return (
    <p className="f-note" data-tone={problem === 'unpublished' ? undefined : 'warning'} style={{ margin: '4px 0 0' }}>
      {translate(`relations.reference.${problem}`, words)}
      {problem === 'failed' && onRetry && (
        <button type="button" className="f-link" onClick={onRetry}>
          {translate('actions.tryAgain')}
        </button>
      )}
    </p>
  )
}

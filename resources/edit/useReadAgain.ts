import { useState } from 'react'
import { hasTrait, type TypeSummary } from '#contract/registry/typeDocument.ts'

/**
 * After an update of what has the trait its form is read-only, and form and record are read anew (specification section 4,
 * airings): what stands then may be more than was sent, since a save pins and unpins. `read` reads both.
 */
export function useReadAgain(type: Pick<TypeSummary, 'traits'>, read: () => Promise<unknown>) {
  const [{ turn, isRead }, setState] = useState({ turn: 0, isRead: false })
  const onUpdated = () => void read().then(() => setState({ turn: turn + 1, isRead: true }))
  return {
    /** Another one is another editor. */
    turn,
    isRead,
    onEdit: () => setState({ turn, isRead: false }),
    onUpdated: hasTrait(type, 'readAgainOnSave') ? onUpdated : undefined,
  }
}

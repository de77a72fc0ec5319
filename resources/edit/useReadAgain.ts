import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'

/**
 * After an update of an airing its form is read-only, and form and airing are read anew (specification section 4): what
 * stands then may be more than was sent, since a save pins and unpins. `read` reads both.
 */
export function useReadAgain({ type }: Pick<TypeSummary, 'type'>, read: () => Promise<unknown>) {
  const [{ turn, isRead }, setState] = useState({ turn: 0, isRead: false })
  const onUpdated = () => void read().then(() => setState({ turn: turn + 1, isRead: true }))
  return {
    /** Another one is another editor. */
    turn,
    isRead,
    onEdit: () => setState({ turn, isRead: false }),
    onUpdated: type === AIRING_TYPE ? onUpdated : undefined,
  }
}

import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { WorkTitle } from './model/workTitle.ts'

/** Why the texts of a title cannot be saved now, as a save of it would be refused. */
export function useWhyNot(type: TypeSummary) {
  const translate = useTranslate()
  const { may, actor } = useConsole()
  const mayWrite = may(type.page, 'update')
  return useCallback(
    ({ st, lock }: Pick<WorkTitle, 'st' | 'lock'>): string | undefined => {
      if (!mayWrite) return translate('workbench.why.rights')
      if (st === 'pending') return translate('workbench.why.pending')
      if (st !== 'draft' && st !== 'pre-draft' && st !== 'published') return translate('workbench.why.notLive')
      if (!lock) return undefined
      return lock.uid === actor.uid
        ? translate('workbench.why.ownLock')
        : translate('workbench.why.locked', { name: lock.name })
    },
    [translate, mayWrite, actor.uid],
  )
}

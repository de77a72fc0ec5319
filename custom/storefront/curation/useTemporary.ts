import { useState } from 'react'
import type { Curation, CurationEntry } from '#contract/rules/storefront/curation/entry.ts'
import {
  isUnsaved,
  openTemporary,
  stepTemporary,
  type TemporaryContent,
  type TemporaryStep,
} from '#contract/rules/storefront/curation/temporaryContent.ts'

/** What the parts of the picker see: what would be taken over, and how it is changed. */
export type Picker = {
  chosen: Curation
  isUnsaved: boolean
  warning: TemporaryContent['warning']
  lost: Curation
  step: (step: TemporaryStep) => void
  put: (entry: CurationEntry) => void
}

/** The picker's own content: no part of the document until it is taken over. `onLeft`: nothing keeps it open. */
export function useTemporary(saved: Curation, onLeft: () => void): Picker {
  const [temporary, setTemporary] = useState(() => openTemporary(saved))
  const step = (next: TemporaryStep) => {
    const after = stepTemporary(temporary, next)
    setTemporary(after)
    const isGivenUp = next.kind === 'answer' && !next.keep && temporary.warning === 'unsaved'
    if (isGivenUp || (next.kind === 'leave' && after.warning === undefined)) onLeft()
  }
  return {
    chosen: temporary.chosen,
    isUnsaved: isUnsaved(temporary),
    warning: temporary.warning,
    lost: temporary.lost,
    step,
    put: (entry) => step({ kind: 'add', entry }),
  }
}

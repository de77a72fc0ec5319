import { useEffect, useState } from 'react'
import type { EditList } from '#contract/rules/video/editList.ts'
import type { HistoryView } from '#kit/parts/history/createHistory.ts'
import type { Base } from '../versions/useVersions.ts'
import { draftKey, keepDraft } from './localDraft.ts'

/** When it was last kept in this browser; `isLost` where the browser keeps nothing. */
export type DraftState = { at: number | undefined; isLost: boolean; isRestored: boolean }

type Place = { uid: string; product: string | undefined; id: string }

/** Keeps what is not in a version in this browser, step by step, and lets it go once it is saved. */
export function useDraft(
  { uid, product, id }: Place,
  { state, isSaved }: HistoryView<EditList>,
  base: Base | undefined,
  restored: number | undefined,
): DraftState {
  const [kept, setKept] = useState<Omit<DraftState, 'isRestored'>>({ at: restored, isLost: false })
  useEffect(() => {
    let isLive = true
    const at = Date.now()
    void keepDraft(draftKey(uid, product, id), isSaved ? undefined : { list: state, base, at }).then((isKept) => {
      if (isLive) setKept({ at: isSaved ? undefined : at, isLost: !isKept })
    })
    return () => {
      isLive = false
    }
  }, [uid, product, id, state, isSaved, base])
  return { ...kept, isRestored: restored !== undefined }
}

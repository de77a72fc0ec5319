import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { parkedEdits, parkedFields } from '#contract/rules/lock/parkedEdits.ts'
import type { ParkedEdits } from '#contract/rules/lock/parkedEdits.ts'
import type { SideDraft, SideDraftReason } from '#contract/schemas/sideDraft.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { WorkingValues } from '../editor/workingValues.ts'
import type { LockView } from '../lock/lockView.ts'

export type Parking = {
  /** `failed`: it is tried again; the text is in the form and in the journal all the while. */
  state: 'none' | 'parking' | 'parked' | 'failed'
  /** What this form has parked; it stands in the form as well until it is saved or given up. */
  draft: SideDraft | undefined
  /** Parks what is unsaved; rejects where it could not be. */
  park: (reason: SideDraftReason, takenBy?: Person) => Promise<void>
}

type Person = { uid: string; name: string }
type Target = { id: string; urn: string } | undefined

const AGAIN_MS = 20_000

/**
 * Keeps the unsaved text of a form on the server as a side draft: when the lock is taken away by itself (design
 * section 3), or when the holder wants it. Once the text is saved after all the side draft goes.
 */
export function useParking(target: Target, values: WorkingValues, view: LockView): Parking {
  const { calls } = useConsole()
  const isOffered = useServiceHas('sideDrafts')
  const [state, setState] = useState<Parking['state']>('none')
  const [draft, setDraft] = useState<SideDraft>()
  const parked = useRef<ParkedEdits>(undefined)
  const { id, urn } = target ?? {}

  const park = useCallback(
    async (reason: SideDraftReason, takenBy?: Person) => {
      const edits = parkedEdits(values.base(), values.values())
      // Elsewhere the text stays where it is: in the form, and in the journal of this browser.
      if (!id || !urn || !edits || !isOffered) return
      setState('parking')
      try {
        const rev = Number(values.base().rev ?? 0)
        setDraft(await calls.saveSideDraft({ body: { doc: id, urn, ...edits, rev, reason, takenBy } }))
        parked.current = edits
        setState('parked')
      } catch (error) {
        setState('failed')
        throw error
      }
    },
    [calls, values, id, urn, isOffered],
  )

  const isLost = view.kind === 'lost'
  const parkLost = useEffectEvent(() => {
    if (view.kind !== 'lost' || view.how === 'lapsed' || !values.isDirty()) return
    const { how, by, lock } = view
    const holder = lock?.lo_uid ? { uid: lock.lo_uid, name: lock.name ?? '' } : undefined
    const takenBy = how === 'resumed' ? undefined : (by ?? holder)
    // What failed is tried again below.
    void park(how === 'resumed' ? 'own' : 'unlocked', takenBy).catch(() => undefined)
  })
  useEffect(() => {
    if (isLost) parkLost()
  }, [isLost])
  useEffect(() => {
    if (state !== 'failed' || !isLost) return
    const timer = setInterval(() => parkLost(), AGAIN_MS)
    const online = () => parkLost()
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [state, isLost])

  useEffect(
    () =>
      values.onCommit(({ origin }) => {
        if (origin !== 'loaded' || values.isDirty() || !draft || !parked.current) return
        setState('none')
        setDraft(undefined)
        if (isSaved(parked.current, values))
          void calls.deleteSideDraft({ params: { id: draft.id } }).catch(() => undefined)
      }),
    [calls, values, draft],
  )
  return { state, draft, park }
}

/** Does the saved record hold what was parked, field by field? Text that was given up or changed stays parked. */
function isSaved(parked: ParkedEdits, values: WorkingValues): boolean {
  return parkedFields(parked).every((field) => sameJson(parked.payload[field], values.base()[field]))
}

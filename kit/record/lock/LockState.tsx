import type { LockView } from './lockView.ts'
import { LockChip } from '#kit/parts/status/LockChip.tsx'

const ELSEWHERE = { tab: 'otherTab', machine: 'otherMachine' } as const

/** Who holds the record, beside its version; nothing while nobody does. */
export function LockState({ view }: { view: LockView }) {
  if (view.kind === 'mine') return <LockChip holder={{ kind: 'mine' }} />
  if (view.kind !== 'other') return null
  const { heldBy, lock } = view
  return (
    <LockChip holder={heldBy === 'person' ? { kind: 'other', name: lock.name ?? '' } : { kind: ELSEWHERE[heldBy] }} />
  )
}

import type { LockView } from '#kit/lock/lockSession.ts'
import { LockChip } from '#kit/status/LockChip.tsx'

/** Who holds the record, beside its version; nothing while nobody does. */
export function LockState({ view }: { view: LockView }) {
  if (view.kind === 'mine') return <LockChip holder={{ kind: 'mine' }} />
  if (view.kind !== 'other') return null
  return <LockChip holder={view.ownTab ? { kind: 'otherTab' } : { kind: 'other', name: view.lock.name ?? '' }} />
}

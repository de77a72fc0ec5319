import type { ReactNode } from 'react'
import { LockChip } from '#kit/parts/status/LockChip.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import type { LockView } from '../lock/lockView.ts'
import { type BarFrameProps, BarFrame } from './BarFrame.tsx'
import { RecordPresence } from './RecordPresence.tsx'

const ELSEWHERE = { tab: 'otherTab', machine: 'otherMachine' } as const

/** Who holds the record, beside its version; nothing while nobody does. */
function LockState({ view }: { view: LockView }) {
  if (view.kind === 'mine') return <LockChip holder={{ kind: 'mine' }} />
  if (view.kind !== 'other') return null
  const { heldBy, lock } = view
  return (
    <LockChip holder={heldBy === 'person' ? { kind: 'other', name: lock.name ?? '' } : { kind: ELSEWHERE[heldBy] }} />
  )
}

type RecordBarProps = Omit<BarFrameProps, 'isLoading'> & {
  /** What this kind of record shows between the lock and who else is here. */
  beside?: ReactNode
  /** In its place where a form tells in which section people are. */
  presence?: ReactNode
}

/** The bar of an open record: the way back, what it is, its state, its lock, who else is here, what can be done. */
export function RecordBar({ state, beside, presence = <RecordPresence />, ...frame }: RecordBarProps) {
  const { target, lock } = useRecordEditor()
  return (
    <BarFrame
      {...frame}
      state={
        target && (
          <>
            {state}
            <LockState view={lock.view} />
            {beside}
            {presence}
          </>
        )
      }
    />
  )
}

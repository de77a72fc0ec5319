import type { ReactNode } from 'react'
import { LockState } from '../lock/LockState.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import type { BarFrameProps } from './BarFrame.tsx'
import { BarFrame } from './BarFrame.tsx'
import { RecordPresence } from './RecordPresence.tsx'

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

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { LockBanner } from '../handover/LockBanner.tsx'
import { ParkedEdits } from '../handover/ParkedEdits.tsx'
import { LeftWorkBanner } from './LeftWorkBanner.tsx'
import { NewerBanner } from './NewerBanner.tsx'
import { NotKeptBanner } from './NotKeptBanner.tsx'
import { useRecordEditor } from './RecordEditorContext.ts'
import { SavingBanners } from './SavingBanners.tsx'
import { UncertainBanner } from './UncertainBanner.tsx'
import { UnguardedBanner } from './UnguardedBanner.tsx'

const Stack = styled('div')({ display: 'grid', gap: 8, '&:empty': { display: 'none' } })

type RecordBannersProps = {
  className?: string
  /** What this kind of record has to say of its state, under the lock. */
  state?: ReactNode
  /** What it has to say of the text, above what became of the save. */
  hints?: ReactNode
}

/** Everything that the person should know before typing on, above the form. */
export function RecordBanners({ className, state, hints }: RecordBannersProps) {
  const { target, mode, form, page } = useRecordEditor()
  const { may } = useConsole()
  const isGuarded = useServiceHas('revisions')
  const mayUpdate = may(page, target ? 'update' : 'create')
  return (
    <Stack className={className}>
      <LockBanner mayUpdate={mayUpdate} />
      {target && mayUpdate && <ParkedEdits />}
      {state}
      <NewerBanner />
      {hints}
      <SavingBanners />
      <UncertainBanner />
      <LeftWorkBanner />
      <NotKeptBanner />
      {mode !== 'read' && !isGuarded && form.dirty && <UnguardedBanner />}
    </Stack>
  )
}

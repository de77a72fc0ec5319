import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { LockBanner } from '../handover/LockBanner.tsx'
import { ParkedEdits } from '../handover/ParkedEdits.tsx'
import { LeftWorkBanner } from './LeftWorkBanner.tsx'
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
  const { target, newer, unsaved, mode, form, editor, page } = useRecordEditor()
  const { may } = useConsole()
  const isGuarded = useServiceHas('revisions')
  const translate = useTranslate()
  const mayUpdate = may(page, target ? 'update' : 'create')
  return (
    <Stack className={className}>
      <LockBanner mayUpdate={mayUpdate} />
      {target && mayUpdate && <ParkedEdits />}
      {state}
      {newer && (
        <Banner
          tone="draft"
          icon="layers"
          title={translate('editor.newer.title', { name: newer.by })}
          actions={
            <Button size="small" onClick={() => void editor.showNewer()}>
              {translate('editor.newer.show')}
            </Button>
          }
        >
          {translate('editor.newer.text')}
        </Banner>
      )}
      {hints}
      <SavingBanners />
      <UncertainBanner />
      <LeftWorkBanner />
      {mode !== 'read' && !unsaved.isDurable && (
        <Banner tone="warning" icon="triangle" title={translate('forms.unsaved.notKept')} />
      )}
      {mode !== 'read' && !isGuarded && form.dirty && <UnguardedBanner />}
    </Stack>
  )
}

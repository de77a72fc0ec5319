import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import type { StorefrontDialog } from '../model/storefrontView.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { CopyReport } from './CopyReport.tsx'
import { TargetPicker } from './TargetPicker.tsx'
import { useCopyTargets } from './useCopyTargets.ts'

/** Copies rails into other storefronts, also of other products, after what would not fit there is told. */
export function CopyDialog({ ids, tab }: Extract<StorefrontDialog, { kind: 'copyTo' }>) {
  const translate = useTranslate()
  const format = useFormat()
  const { nameOf } = useTargetWords()
  const { storefront, openDialog } = useStorefront()
  const rails = useMemo(
    () =>
      ids.flatMap((id) => {
        const container = storefront.containers.get(id)
        return container ? [{ container, content: storefront.curation.get(id) ?? [] }] : []
      }),
    [ids, storefront],
  )
  const { targets, outcomes, reports, toggle, copyAll } = useCopyTargets(
    rails,
    storefront.tab.get(tab)?.settings.names ?? [],
  )
  const isBusy = [...outcomes.values()].some(({ state }) => state === 'saving')
  const open = targets.filter(({ id }) => outcomes.get(id)?.state !== 'saved')
  const canAll = open.filter((target) => {
    const plan = reports[targets.indexOf(target)]?.data?.plan
    return plan !== undefined && !('refused' in plan)
  })
  const names = rails.map(({ container }) => nameOf(storefront, { of: 'container', id: container.id }))
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('storefrontCopy.title', { smart_count: rails.length })}
      subtitle={format.list(names)}
      cancelLabel={translate('actions.close')}
      busy={isBusy}
      onClose={() => openDialog(undefined)}
      onOk={() => void copyAll()}
      okLabel={translate('storefrontCopy.copy', { smart_count: open.length })}
      {...(open.length === 0 && { notYet: translate('storefrontCopy.choose') })}
      {...(open.length > 0 && canAll.length === 0 && { notYet: translate('storefrontCopy.waits') })}
    >
      <Columns>
        <TargetPicker chosen={targets} isBusy={isBusy} onToggle={toggle} />
        <ul aria-label={translate('storefrontCopy.report')}>
          {targets.map((target, at) => (
            <CopyReport
              key={target.id}
              target={target}
              report={reports[at]}
              outcome={outcomes.get(target.id)}
              nameOf={(id) => nameOf(storefront, { of: 'container', id })}
            />
          ))}
        </ul>
      </Columns>
    </SharedDialog>
  )
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: 24,
  minBlockSize: 320,
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16, alignContent: 'start' },
})

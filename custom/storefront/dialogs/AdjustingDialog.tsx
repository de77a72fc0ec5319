import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { useValueWords } from '../inspector/useValueWords.ts'
import type { StorefrontDialog } from '../model/storefrontView.ts'
import { useTargetWords } from '../useTargetWords.ts'

/** A change of a parent would adjust what stands within: what of it, before it is done (specification section 5). */
export function AdjustingDialog({ command, adjusted, wordKey }: Extract<StorefrontDialog, { kind: 'adjusting' }>) {
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  const words = useValueWords()
  const { storefront, run, openDialog } = useStorefront()
  return (
    <ConfirmDialog
      open
      undoable
      title={translate('storefront.adjusting.title', { smart_count: adjusted.length })}
      okLabel={translate('storefront.adjusting.ok')}
      onConfirm={() => {
        openDialog(undefined)
        run(command, { evenAdjusting: true, ...(wordKey !== undefined && { wordKey }) })
      }}
      onClose={() => openDialog(undefined)}
    >
      {translate('storefront.adjusting.text')}
      <ul>
        {adjusted.map(({ of, id, adjustments }) => (
          <li key={id}>
            {nameOf(storefront, { of, id })}
            {adjustments.map(({ field, from, to }) => (
              <Change key={field}>
                {translate(`storefrontInspector.fields.${field}`)}: {words(field, from)} → {words(field, to)}
              </Change>
            ))}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

const Change = styled('div')({ fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-secondary)' })

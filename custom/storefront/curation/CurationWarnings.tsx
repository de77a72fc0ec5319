import { useTranslate } from 'ra-core'
import { namedItems } from '#contract/rules/storefront/curation/entry.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import Button from '@mui/material/Button'
import { useContentWords } from './useContentWords.ts'
import type { Picker } from './useTemporary.ts'

/** The two questions of the picker: a choice puts out another, and it is left with what was not taken over. */
export function CurationWarnings({ picker, onTakeOver }: { picker: Picker; onTakeOver: () => void }) {
  const translate = useTranslate()
  const words = useContentWords()
  const { warning, lost, step } = picker
  const titles = lost.flatMap(namedItems).length
  return (
    <>
      <ConfirmDialog
        open={warning === 'contentLoss'}
        undoable
        title={translate('storefront.contentLoss.title')}
        okLabel={translate('storefront.contentLoss.replace')}
        onConfirm={() => step({ kind: 'answer', keep: true })}
        onClose={() => step({ kind: 'answer', keep: false })}
      >
        <p>
          {translate(titles > 0 ? 'storefront.contentLoss.titles' : 'storefront.contentLoss.text', {
            smart_count: titles,
          })}
        </p>
        <p>{lost.map(words).join('; ')}</p>
      </ConfirmDialog>
      <SharedDialog
        open={warning === 'unsaved'}
        maxWidth="xs"
        title={translate('storefrontCuration.unsaved.title')}
        okLabel={translate('storefrontCuration.unsaved.takeOver')}
        cancelLabel={translate('storefrontCuration.unsaved.stay')}
        onOk={onTakeOver}
        onClose={() => step({ kind: 'answer', keep: true })}
        additionalActions={
          <Button onClick={() => step({ kind: 'answer', keep: false })}>
            {translate('storefrontCuration.unsaved.discard')}
          </Button>
        }
      >
        {translate('storefrontCuration.unsaved.text')}
      </SharedDialog>
    </>
  )
}

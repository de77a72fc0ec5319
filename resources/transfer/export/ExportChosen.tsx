import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { LazyExportDialog } from './LazyExportDialog.tsx'

type ExportChosenProps = {
  type: TypeSummary
  meant: Chosen
  count: number
  atLeast: boolean
  /** Columns of the list as they are shown, asked for once the dialog opens. */
  columnsOf: () => readonly TypeColumn[]
}

/** Exports what is selected in a list. */
export function ExportChosen({ columnsOf, ...chosen }: ExportChosenProps) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<Omit<ExportChosenProps, 'columnsOf'>>()
  const isOffered = useServiceHas('transfer')
  if (!isOffered) return null
  return (
    <>
      <Button size="small" startIcon={<Icon name="download" size="small" />} onClick={() => setAsked(chosen)}>
        {translate('transfer.menu.selection')}
      </Button>
      {asked && <LazyExportDialog {...asked} columns={columnsOf()} onClose={() => setAsked(undefined)} />}
    </>
  )
}

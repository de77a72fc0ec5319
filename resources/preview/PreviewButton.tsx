import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

/** Opens the preview of a title as it was saved last, from wherever it stands. */
export function PreviewButton({ type, id }: { type: TypeSummary; id: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const label = translate('preview.open')
  useCommands([{ id: 'record.preview', group: 'page', label, icon: 'eye', act: { run: () => setOpen(true) } }])
  return (
    <>
      <IconButton onClick={() => setOpen(true)} aria-label={label} title={label} sx={{ flex: 'none' }}>
        <Icon name="eye" size="toolbar" />
      </IconButton>
      {isOpen && <PreviewDialog type={type} id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { UsesWarning } from '#kit/record/uses/UsesWarning.tsx'

type ArchiveDialogProps = { row: ContentRow; title: string; onArchived: () => void; onClose: () => void }

/** Asks before a title is archived, names what would lose it, and names the revision that the row shows. */
export function ArchiveDialog({ row, title, onArchived, onClose }: ArchiveDialogProps) {
  const translate = useTranslate()
  const tell = useErrorNotice()
  const { calls } = useConsole()
  const [isBusy, setBusy] = useState(false)
  const archive = async () => {
    setBusy(true)
    try {
      await calls.update(row.cty, { id: row.id, data: {}, previousData: row, meta: { verb: 'archive' } })
      onArchived()
    } catch (error) {
      tell(error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={translate('actions.confirm.archive.title', { name: title })}
      okLabel={translate('actions.archive')}
      busy={isBusy}
      undoable
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      {translate('actions.confirm.archive.text')}
      <UsesWarning question={{ chosen: { keys: [row.id] }, on: 'archive' }} />
    </ConfirmDialog>
  )
}

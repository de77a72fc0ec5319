import IconButton from '@mui/material/IconButton'
import { useRecordContext, useTranslate } from 'ra-core'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

/** An action in the bar of a record: what the server has of it, as JSON on the clipboard. */
export function CopyRecord() {
  const record = useRecordContext()
  const translate = useTranslate()
  const notice = useNotice()
  if (!record) return null
  const label = translate('examples.copy.label')
  const copy = () =>
    void navigator.clipboard.writeText(JSON.stringify(record, undefined, 2)).then(
      () => notice('success', 'examples.copy.done'),
      () => notice('warning', 'examples.copy.failed'),
    )
  return (
    <IconButton onClick={copy} aria-label={label} title={label}>
      <Icon name="copy" size="toolbar" />
    </IconButton>
  )
}

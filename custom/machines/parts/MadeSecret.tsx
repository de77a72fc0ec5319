import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'

type MadeSecretProps = { title: string; label: string; secret: string; onClose: () => void }

/** A token, or the secret of a webhook, for the one time that it is shown. */
export function MadeSecret({ title, label, secret, onClose }: MadeSecretProps) {
  const translate = useTranslate()
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <SharedDialog
      open
      title={title}
      // Whoever closes it by a slip has lost it: Escape asks until it was copied.
      hasEdits={copied !== true}
      onClose={onClose}
      cancelLabel={translate('machines.kept')}
      additionalActions={
        <Button startIcon={<Icon name={copied ? 'check' : 'copy'} />} onClick={() => void copy()}>
          <span role="status">{translate(copied ? 'machines.copied' : 'machines.copy')}</span>
        </Button>
      }
    >
      <Banner tone="warning" icon="triangle" title={translate('machines.once')}>
        {translate('machines.onceHint')}
      </Banner>
      <TextField
        fullWidth
        size="small"
        label={label}
        value={secret}
        onFocus={({ target }) => target.select()}
        error={copied === false}
        helperText={copied === false ? translate('machines.copyFailed') : undefined}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', style: { fontFamily: 'monospace' } } }}
        sx={{ marginBlockStart: 4 }}
      />
    </SharedDialog>
  )
}

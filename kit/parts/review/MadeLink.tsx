import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { Banner } from '../layoutParts/Banner.tsx'

/** The address of a link that was just made, for the one time that it is shown. */
export function MadeLink({ address }: { address: string }) {
  const translate = useTranslate()
  const [copied, setCopied] = useState<{ address: string; isDone: boolean }>()
  const now = copied?.address === address ? copied : undefined
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied({ address, isDone: true }),
      () => setCopied({ address, isDone: false }),
    )
  return (
    <Banner
      tone="info"
      icon="link"
      title={translate('review.share.made')}
      actions={
        <Button size="small" startIcon={<Icon name={now?.isDone ? 'check' : 'copy'} />} onClick={() => void copy()}>
          <span role="status">{translate(now?.isDone ? 'review.share.copied' : 'review.share.copy')}</span>
        </Button>
      }
    >
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label={translate('review.share.address')}
        value={address}
        onFocus={({ target }) => target.select()}
        error={now?.isDone === false}
        helperText={now?.isDone === false ? translate('review.share.copyFailed') : undefined}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', 'data-review-address': '' } }}
      />
    </Banner>
  )
}

import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { WEBHOOK_ADDRESS, WEBHOOK_NAME } from '#contract/values/deliveries.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useMaking } from '../useMaking.ts'
import { MadeSecret } from './MadeSecret.tsx'
import { ProductChoice } from './ProductChoice.tsx'

/** A webhook's name, address and products; then what its deliveries are signed with, once. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [products, setProducts] = useState<string[]>(product === undefined ? [] : [product])
  const { made, isBusy, errors, begin } = useMaking(() => calls.makeWebhook({ body: { n: name, address, products } }))
  if (made)
    return (
      <MadeSecret
        title={translate('machines.webhooks.made', { name: made.webhook.n })}
        label={translate('machines.webhooks.secret')}
        secret={made.secret}
        onClose={onClose}
      />
    )
  const missing = name.trim() === '' ? 'name' : address.trim() === '' ? 'address' : products.length === 0 && 'product'
  const isRefused = errors['/address'] !== undefined
  return (
    <SharedDialog
      open
      title={translate('machines.webhooks.new')}
      subtitle={translate('machines.webhooks.about')}
      onClose={onClose}
      onOk={() => void begin()}
      okLabel={translate('machines.webhooks.make')}
      busy={isBusy}
      hasEdits={name !== '' || address !== ''}
      {...(missing && { notYet: translate(`machines.notYet.${missing}`) })}
    >
      <Box sx={{ display: 'grid', gap: 4, paddingBlockStart: 1 }}>
        <TextField
          autoFocus
          size="small"
          label={translate('machines.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: WEBHOOK_NAME } }}
        />
        <TextField
          size="small"
          type="url"
          label={translate('machines.webhooks.address')}
          value={address}
          onChange={({ target }) => setAddress(target.value.trim())}
          error={isRefused}
          helperText={translate(isRefused ? 'machines.webhooks.addressRefused' : 'machines.webhooks.addressHint')}
          slotProps={{ htmlInput: { maxLength: WEBHOOK_ADDRESS, dir: 'ltr' } }}
        />
        <ProductChoice chosen={products} onChosen={setProducts} error={errors['/products']} />
      </Box>
    </SharedDialog>
  )
}

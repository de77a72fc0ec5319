import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Permissions } from '#contract/values/access.ts'
import { MACHINE_DAYS_OFFERED, MACHINE_NAME } from '#contract/values/machine.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useMaking } from '../useMaking.ts'
import { MadeSecret } from './MadeSecret.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import { RightsPicker } from './RightsPicker.tsx'

/** A token's name, rights, products and end; then the token itself, once. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const [name, setName] = useState('')
  const [days, setDays] = useState<number>(MACHINE_DAYS_OFFERED[1])
  const [rights, setRights] = useState<Permissions>({})
  const [products, setProducts] = useState<string[]>(product === undefined ? [] : [product])
  const { made, isBusy, errors, begin } = useMaking(() =>
    calls.makeMachineToken({ body: { n: name, rights, products, days } }),
  )
  if (made)
    return (
      <MadeSecret
        title={translate('machines.tokens.made', { name: made.machine.n })}
        label={translate('machines.tokens.token')}
        secret={made.token}
        onClose={onClose}
      />
    )
  const missing =
    name.trim() === '' ? 'name' : Object.keys(rights).length === 0 ? 'right' : products.length === 0 && 'product'
  return (
    <SharedDialog
      open
      title={translate('machines.tokens.new')}
      subtitle={translate('machines.tokens.about')}
      maxWidth="md"
      onClose={onClose}
      onOk={() => void begin()}
      okLabel={translate('machines.tokens.make')}
      busy={isBusy}
      hasEdits={name !== '' || Object.keys(rights).length > 0}
      {...(missing && { notYet: translate(`machines.notYet.${missing}`) })}
    >
      <Box sx={{ display: 'grid', gap: 4, paddingBlockStart: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <TextField
            autoFocus
            size="small"
            label={translate('machines.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={errors['/n'] !== undefined}
            helperText={errors['/n'] ?? translate('machines.tokens.nameHint')}
            slotProps={{ htmlInput: { maxLength: MACHINE_NAME } }}
            sx={{ flex: '1 1 280px' }}
          />
          <TextField
            select
            size="small"
            label={translate('machines.tokens.days')}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
            slotProps={{ select: { native: true } }}
            sx={{ flex: '0 1 180px' }}
          >
            {MACHINE_DAYS_OFFERED.map((one) => (
              <option key={one} value={one}>
                {translate('machines.tokens.daysOf', { smart_count: one })}
              </option>
            ))}
          </TextField>
        </Box>
        <ProductChoice chosen={products} onChosen={setProducts} error={errors['/products']} />
        <RightsPicker rights={rights} onRights={setRights} error={errors['/rights']} />
      </Box>
    </SharedDialog>
  )
}

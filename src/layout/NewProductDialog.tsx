import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { NAME_LENGTH } from '#contract/rules/names/nameProblem.ts'
import { productNameProblem } from '#contract/rules/products/productName.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { Product } from '#contract/schemas/settings.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'

/** 'New Product' with its one field (specification section 2). Afterwards it offers to switch to it. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { products } = useConsole()
  const [name, setName] = useState('')
  const [isTouched, setTouched] = useState(false)
  const { make, busy, refused } = useMaking(onClose)
  const problem = productNameProblem(name, products)
  const words =
    refused?.name === name ? translate(refused.key) : problem ? translate(`products.problems.${problem}`) : undefined
  const shown = isTouched ? words : undefined
  const save = () => {
    setTouched(true)
    if (!problem && !busy) make(name)
  }
  return (
    <SharedDialog
      open
      maxWidth="xs"
      title={translate('products.newTitle')}
      okLabel={translate('actions.save')}
      cancelLabel={translate('actions.cancel')}
      busy={busy}
      onClose={onClose}
      hasEdits={name !== ''}
      onOk={save}
      {...(problem && !shown && { notYet: translate(`products.problems.${problem}`) })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          autoFocus
          required
          fullWidth
          label={translate('products.name')}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setTouched(true)
          }}
          error={shown !== undefined}
          helperText={shown ?? ' '}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 4 * NAME_LENGTH, dir: 'auto' } }}
        />
      </form>
    </SharedDialog>
  )
}

/** Makes it, shows it in the menu, and offers to switch; what speaks against the name stays beside the field. */
function useMaking(onClose: () => void) {
  const translate = useTranslate()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const queries = useQueryClient()
  const { calls, selectProduct } = useConsole()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ name: string; key: string }>()
  const tell = async ({ id, n }: Product) => {
    await queries.invalidateQueries({ queryKey: ['product'] })
    onClose()
    notice('success', 'success.productCreated', {
      // The new product is not chosen by itself: the offer stands until it is taken or closed.
      duration: null,
      action: { label: translate('products.switchTo', { name: n }), onClick: () => selectProduct(id) },
    })
  }
  const make = (name: string) => {
    setBusy(true)
    calls
      .createProduct({ body: { n: name } })
      .then(tell, (error: unknown) => {
        const { code } = error as Partial<ApiError>
        if (code === 'nameTaken' || code === 'nameReserved' || code === 'invalid')
          setRefused({ name, key: code === 'invalid' ? 'products.problems.badSigns' : `serverErrors.${code}` })
        else tellError(error)
      })
      .finally(() => setBusy(false))
  }
  return { make, busy, refused }
}

import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import type { CopyTarget } from './useCopyTargets.ts'

const OFFERED = 40

type TargetPickerProps = { chosen: readonly CopyTarget[]; isBusy: boolean; onToggle: (target: CopyTarget) => void }

/** Storefronts and collections of a product, found by name; what is chosen of one product stays when another is looked at. */
export function TargetPicker({ chosen, isBusy, onToggle }: TargetPickerProps) {
  const translate = useTranslate()
  const { calls, product: present, products } = useConsole()
  const { language } = useFormat().settings
  const { storefront } = useStorefront()
  const [product, setProduct] = useState(present)
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const { data, isError } = useQuery({
    queryKey: ['storefront', 'copyTargets', product, term],
    queryFn: ({ signal }) =>
      calls.listPages({
        query: { pageSize: OFFERED, ...(product !== undefined && { prd: product }), ...(term !== '' && { term }) },
        signal,
      }),
    enabled: term === '' || termLongEnough(term),
    placeholderData: (before) => before,
  })
  const rows = (data?.rows ?? []).filter(({ id }) => id !== storefront.store.id)
  return (
    <Picker>
      {products.length > 1 && (
        <TextField
          select
          size="small"
          label={translate('storefrontCopy.product')}
          value={product ?? ''}
          onChange={({ target }) => setProduct(target.value)}
        >
          {products.map(({ id, n }) => (
            <MenuItem key={id} value={id}>
              {n}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        size="small"
        autoFocus
        label={translate('storefrontCopy.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="group" aria-label={translate('storefrontCopy.targets')} className="rows">
        {rows.map((row) => {
          const name = titleOf(row, language) || translate('list.untitled')
          const ty = row.ty === 'collection' ? 'collection' : 'storefront'
          return (
            <FormControlLabel
              key={row.id}
              label={
                <>
                  {name} <small className="quiet">{textIn(STORE_TYPES[ty].labels.one, language)}</small>
                </>
              }
              disabled={isBusy}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.some(({ id }) => id === row.id)}
                  onChange={() => onToggle({ id: row.id, product, name, ty })}
                />
              }
            />
          )
        })}
        {data && rows.length === 0 && <p>{translate('storefrontCopy.none')}</p>}
        {isError && <p role="alert">{translate('storefrontCopy.failedList')}</p>}
      </div>
    </Picker>
  )
}

const Picker = styled('div')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '& .quiet': { color: 'var(--mui-palette-text-secondary)' },
  '& .rows': { display: 'grid', maxBlockSize: 360, overflow: 'auto' },
})

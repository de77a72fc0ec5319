import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { searchText } from '#contract/rules/searchText.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import type { TransferField } from '../fields/transferFields.ts'

const Box = styled('div')({ display: 'grid', gap: 8, marginBlockStart: 8 })
const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, '& > label': { flex: 1 } })
const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 4,
  blockSize: 208,
  overflow: 'auto',
  borderRadius: 4,
  background: theme.vars.palette.surface.well,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  alignContent: 'start',
  '& label': { display: 'flex', alignItems: 'center', gap: 2, minBlockSize: 28, borderRadius: 4, cursor: 'pointer' },
  '& label:hover': { background: theme.vars.palette.surface.hover },
  '& label > span:last-of-type': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.meta, margin: 8, color: theme.vars.palette.text.tertiary },
}))

type FieldPickerProps = {
  fields: readonly TransferField[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** The columns of a file one by one; they stand in the file in the order of the form. */
export function FieldPicker({ fields, chosen, onChange }: FieldPickerProps) {
  const translate = useTranslate()
  const [wanted, setWanted] = useState('')
  const found = fields.filter(({ label, path }) => searchText(`${label} ${path}`).includes(searchText(wanted)))
  const isChosen = new Set(chosen)
  /** In the order of the form, whatever was ticked first. */
  const become = (isWanted: (path: string) => boolean) =>
    onChange(fields.flatMap(({ path }) => (isWanted(path) ? [path] : [])))
  const toggle = (path: string) => become((one) => isChosen.has(one) !== (one === path))
  const isAll = found.length > 0 && found.every(({ path }) => isChosen.has(path))
  const toggleFound = () => {
    const paths = new Set(found.map(({ path }) => path))
    become((one) => (paths.has(one) ? !isAll : isChosen.has(one)))
  }
  const search = translate('table.columns.search')
  return (
    <Box>
      <Tools>
        <SearchBox>
          <Icon name="search" size="small" />
          <input
            type="search"
            value={wanted}
            placeholder={search}
            aria-label={search}
            onChange={({ target }) => setWanted(target.value)}
          />
        </SearchBox>
        <Button size="small" variant="ghost" disabled={found.length === 0} onClick={toggleFound}>
          {translate(isAll ? 'transfer.export.takeNone' : 'transfer.export.takeAll')}
        </Button>
      </Tools>
      <Lines tabIndex={0} aria-label={translate('transfer.export.columnsLabel')}>
        {found.map(({ path, label }) => (
          <li key={path}>
            <label title={path}>
              <Checkbox size="small" checked={isChosen.has(path)} onChange={() => toggle(path)} />
              <span>{label}</span>
            </label>
          </li>
        ))}
        {found.length === 0 && (
          <li>
            <p>{translate('table.columns.none')}</p>
          </li>
        )}
      </Lines>
    </Box>
  )
}

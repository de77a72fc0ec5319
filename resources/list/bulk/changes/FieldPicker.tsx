import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useId, useMemo, useRef, useState } from 'react'
import { indexCommands, rankCommands } from '#kit/commands/rankCommands.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { SidePopover } from '#kit/layoutParts/SidePopover.tsx'
import type { BulkField } from './bulkField.ts'

const Box = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, padding: 8, inlineSize: 340 })
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 320, overflowY: 'auto' })
const Item = styled('li')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 28,
  paddingInline: 8,
  borderRadius: 4,
  fontSize: 13,
  cursor: 'pointer',
  '& small': { fontSize: 11, textAlign: 'end', color: 'var(--mui-palette-text-tertiary)' },
  '&:hover, &[aria-selected=true]': { background: 'var(--mui-palette-surface-hover)' },
})
const None = styled('p')({ margin: 0, padding: 8, fontSize: 12, color: 'var(--mui-palette-text-tertiary)' })

/** jsdom and old browsers have no scrolling into view. */
const intoView = (item: HTMLElement | null): void => item?.scrollIntoView?.({ block: 'nearest' })

type FieldPickerProps = {
  fields: readonly BulkField[]
  onChoose: (field: BulkField) => void
}

/** Type a part of a field's name; arrows choose, Enter takes, Escape closes. */
export function FieldPicker({ fields, onChoose }: FieldPickerProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const label = translate('bulk.field.find')
  const choose = (field: BulkField) => {
    setAnchor(null)
    onChoose(field)
  }
  const leave = () => {
    setAnchor(null)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        startIcon={<Icon name="plus" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ justifySelf: 'start' }}
        onClick={() => setAnchor(button.current)}
      >
        {translate('bulk.field.add')}
      </Button>
      {anchor && (
        <SidePopover
          open
          anchorEl={anchor}
          // The focus goes on to the value of the chosen field.
          disableRestoreFocus
          onClose={leave}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
        >
          <Finder fields={fields} label={label} onChoose={choose} />
        </SidePopover>
      )}
    </>
  )
}

type FinderProps = FieldPickerProps & { label: string }

function Finder({ fields, label, onChoose }: FinderProps) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const index = useMemo(
    () => indexCommands(fields.map((field) => ({ id: field.path, label: field.name, note: field.section, field }))),
    [fields],
  )
  const found = rankCommands(index, typed, []).map(({ field }) => field)
  const current = found[Math.min(at, found.length - 1)]
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0)
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    else if (event.key === 'Enter' && current) onChoose(current)
    else return
    event.preventDefault()
  }
  return (
    <Box>
      <OutlinedInput
        autoFocus
        size="small"
        value={typed}
        placeholder={label}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': true,
          'aria-controls': id,
          'aria-autocomplete': 'list',
          'aria-activedescendant': current && `${id}-${current.path}`,
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={keys}
      />
      <List id={id} role="listbox" aria-label={label}>
        {found.map((field) => (
          <Item
            key={field.path}
            id={`${id}-${field.path}`}
            role="option"
            aria-selected={field === current}
            ref={field === current ? intoView : undefined}
            onClick={() => onChoose(field)}
          >
            <span>{field.name}</span>
            <small>{field.section}</small>
          </Item>
        ))}
      </List>
      {found.length === 0 && <None role="status">{translate('bulk.field.none')}</None>}
    </Box>
  )
}

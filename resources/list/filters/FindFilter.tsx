import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { SidePopover } from '#kit/layoutParts/SidePopover.tsx'
import type { WordSource } from './filterWords.ts'
import type { Suggestion } from './suggestFilters.ts'
import { suggestFilters } from './suggestFilters.ts'

const Box = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, padding: 8, inlineSize: 300 })
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 320, overflowY: 'auto' })
const Item = styled('li')({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  minBlockSize: 28,
  paddingInline: 8,
  borderRadius: 4,
  fontSize: 13,
  cursor: 'pointer',
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover, &[aria-selected=true]': { background: 'var(--mui-palette-surface-hover)' },
})
const None = styled('p')({ margin: 0, padding: 8, fontSize: 12, color: 'var(--mui-palette-text-tertiary)' })

/** jsdom and old browsers have no scrolling into view. */
const intoView = (item: HTMLElement | null): void => item?.scrollIntoView?.({ block: 'nearest' })

type FindFilterProps = {
  filters: readonly TypeFilter[]
  source: WordSource
  anchor: HTMLElement | null
  onChoose: (suggestion: Suggestion) => void
  onClose: () => void
}

/** Type a part of a filter's name or of a value; arrows choose, Enter takes, Escape closes. */
export function FindFilter({ filters, source, anchor, onChoose, onClose }: FindFilterProps) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = suggestFilters(filters, typed, source)
  const current = found[Math.min(at, found.length - 1)]
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0)
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    else if (event.key === 'Enter' && current) onChoose(current)
    else return
    event.preventDefault()
  }
  const label = translate('filters.find')
  return (
    <SidePopover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
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
            'aria-activedescendant': current && `${id}-${current.key}`,
          }}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={keys}
        />
        <List id={id} role="listbox" aria-label={label}>
          {found.map((one) => (
            <Item
              key={one.key}
              id={`${id}-${one.key}`}
              role="option"
              aria-selected={one === current}
              ref={one === current ? intoView : undefined}
              onClick={() => onChoose(one)}
            >
              <span>{one.name}</span>
              {one.value !== undefined && <b>{one.value}</b>}
            </Item>
          ))}
        </List>
        {found.length === 0 && <None role="status">{translate('filters.noneFound')}</None>}
      </Box>
    </SidePopover>
  )
}

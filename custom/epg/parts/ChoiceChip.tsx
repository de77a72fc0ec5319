import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { FilterChip } from '#kit/parts/layoutParts/FilterChip.tsx'

type ChoiceChipProps = {
  name: string
  options: readonly { value: string; label: string }[]
  /** '' where nothing is chosen. */
  chosen: string
  onChoose: (value: string) => void
}

/** A filter of one value: 'Genre Any' until it is in force, then a chip with its value and a cross. */
export function ChoiceChip({ name, options, chosen, onChoose }: ChoiceChipProps) {
  const translate = useTranslate()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = options.find(({ value }) => value === chosen)?.label ?? chosen
  return (
    <span ref={anchor}>
      {chosen === '' ? (
        <Button
          size="small"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          endIcon={<Icon name="chevronDown" size="small" />}
          onClick={() => setOpen(true)}
        >
          {name} <b style={{ marginInlineStart: 6 }}>{translate('epg.any')}</b>
        </Button>
      ) : (
        <FilterChip name={name} value={label} onOpen={() => setOpen(true)} onRemove={() => onChoose('')} />
      )}
      <Menu open={isOpen} anchorEl={anchor.current} onClose={() => setOpen(false)}>
        {[{ value: '', label: translate('epg.any') }, ...options].map((option) => (
          <MenuItem
            key={option.value}
            selected={option.value === chosen}
            onClick={() => {
              setOpen(false)
              onChoose(option.value)
            }}
          >
            <ListItemText>{option.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}

import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { indexCommands, rankCommands } from '#kit/parts/commands/rankCommands.ts'
import { ListboxSheet, useActiveInView } from '#kit/forms/parts/listbox/ListboxSheet.ts'
import { useListbox } from '#kit/forms/parts/listbox/useListbox.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { addShortcut, MOST_SHORTCUTS, removeShortcut } from './shortcutEdits.ts'
import type { PageEntry } from './usePages.ts'
import type { OwnShortcuts } from './useShortcuts.ts'

const Field = styled('input')({
  inlineSize: '100%',
  blockSize: 44,
  paddingInline: 16,
  border: 0,
  outline: 0,
  borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  background: 'none',
  font: 'inherit',
  fontSize: 13,
  color: 'var(--mui-palette-text-primary)',
  '&::placeholder': { color: 'var(--mui-palette-text-tertiary)', opacity: 1 },
})
const Sheet = styled(ListboxSheet)({
  boxShadow: 'none',
  backgroundColor: 'transparent',
  '& [role=option]': {
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    '& > svg:last-child': { marginInlineStart: 'auto' },
  },
  '& small': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
})
const Note = styled('p')({ margin: 0, padding: '12px 16px', fontSize: 13, color: 'var(--mui-palette-text-secondary)' })
const Own = styled('ul')({
  margin: 0,
  padding: '4px 8px 8px',
  listStyle: 'none',
  fontSize: 13,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 32, paddingInlineStart: 8 },
  '& li > span': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
})

type ShortcutsMenuProps = {
  anchor: HTMLElement | null
  all: readonly PageEntry[]
  here: PageEntry | undefined
  shown: readonly PageEntry[]
  change: OwnShortcuts['change']
  onStep: (id: string, by: -1 | 1) => void
  onClose: () => void
}

/** The add menu: a page or saved view is found by its name and put into the bar, or taken out of it. */
export function ShortcutsMenu({ anchor, all, here, shown, change, onStep, onClose }: ShortcutsMenuProps) {
  const translate = useTranslate()
  const [term, setTerm] = useState('')
  const index = useMemo(() => indexCommands(all), [all])
  const found = useMemo(() => rankCommands(index, term, []), [index, term])
  const isIn = (id: string) => shown.some((one) => one.id === id)
  const isFull = shown.length >= MOST_SHORTCUTS
  const toggle = ({ id }: PageEntry) => change((now) => (isIn(id) ? removeShortcut(now, id) : addShortcut(now, id)))
  const listbox = useListbox(found.length, (at) => found[at] && toggle(found[at]))
  const list = useActiveInView({ ...listbox, isOpen: true })
  const label = translate('palette.shortcuts.placeholder')
  const isTyped = term.trim() !== ''
  return (
    <SidePopover
      open
      anchorEl={anchor}
      onClose={onClose}
      side="end"
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('palette.shortcuts.edit'), sx: { inlineSize: 340 } },
      }}
    >
      <Field
        {...listbox.aria}
        aria-expanded={isTyped}
        aria-controls={isTyped ? listbox.listId : undefined}
        autoFocus
        autoComplete="off"
        value={term}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => {
          setTerm(target.value)
          listbox.open()
          listbox.setActive(0)
        }}
        onKeyDown={(event) => {
          if (!isTyped || event.key === 'Home' || event.key === 'End') return
          if (event.key === 'Escape') {
            event.stopPropagation()
            setTerm('')
          } else listbox.onKeyDown(event)
        }}
      />
      {isFull && <Note role="status">{translate('palette.shortcuts.full', { count: MOST_SHORTCUTS })}</Note>}
      {isTyped ? (
        <Sheet ref={list} id={listbox.listId} role="listbox" aria-label={label} aria-multiselectable>
          {found.map((page, at) => (
            <div
              key={page.id}
              id={listbox.optionId(at)}
              role="option"
              aria-selected={isIn(page.id)}
              aria-disabled={(isFull && !isIn(page.id)) || undefined}
              data-active={at === listbox.active || undefined}
              onClick={() => toggle(page)}
            >
              <Icon name={page.icon ?? 'arrow'} size="small" />
              {page.label} <small>{page.note}</small>
              {isIn(page.id) && <Icon name="check" size="small" />}
            </div>
          ))}
          {found.length === 0 && <Note role="status">{translate('palette.shortcuts.none')}</Note>}
        </Sheet>
      ) : (
        <>
          {here && !isIn(here.id) && !isFull && (
            <Button
              variant="ghost"
              startIcon={<Icon name="plus" />}
              onClick={() => toggle(here)}
              sx={{ margin: '8px 8px 0' }}
            >
              {translate('palette.shortcuts.addThis')}
            </Button>
          )}
          <Own aria-label={translate('palette.shortcuts.own')}>
            {shown.map((page, at) => (
              <OwnLine
                key={page.id}
                page={page}
                isFirst={at === 0}
                isLast={at === shown.length - 1}
                onStep={(by) => onStep(page.id, by)}
                onRemove={() => toggle(page)}
              />
            ))}
          </Own>
        </>
      )}
    </SidePopover>
  )
}

type OwnLineProps = {
  page: PageEntry
  isFirst: boolean
  isLast: boolean
  onStep: (by: -1 | 1) => void
  onRemove: () => void
}

function OwnLine({ page, isFirst, isLast, onStep, onRemove }: OwnLineProps) {
  const translate = useTranslate()
  const name = page.label
  const words = (key: string) => ({ 'aria-label': translate(key, { name }), title: translate(key, { name }) })
  return (
    <li>
      <Icon name={page.icon ?? 'arrow'} size="small" />
      <span>{name}</span>
      <IconButton size="small" disabled={isFirst} onClick={() => onStep(-1)} {...words('palette.shortcuts.earlier')}>
        <Icon name="chevronUp" />
      </IconButton>
      <IconButton size="small" disabled={isLast} onClick={() => onStep(1)} {...words('palette.shortcuts.later')}>
        <Icon name="chevronDown" />
      </IconButton>
      <IconButton size="small" onClick={onRemove} {...words('palette.shortcuts.remove')}>
        <Icon name="close" />
      </IconButton>
    </li>
  )
}

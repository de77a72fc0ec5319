import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useContext, useRef, useState } from 'react'
import type { Command } from '#kit/parts/commands/command.ts'
import { CommandContext } from '#kit/parts/commands/CommandContext.ts'
import { indexCommands, rankCommands } from '#kit/parts/commands/rankCommands.ts'
import { usePerform } from '#kit/parts/commands/usePerform.ts'
import { ListboxSheet, useActiveInView } from '#kit/forms/parts/listbox/ListboxSheet.ts'
import { useListbox } from '#kit/forms/parts/listbox/useListbox.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

/** Specification sections 2 and 9. */
const MOST = 10

const Box = styled('div')({ position: 'relative', margin: '0 8px 8px' })
/** A line, not a box: it narrows the menu down and is no search for titles. */
const Field = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 4,
  color: 'var(--mui-palette-text-tertiary)',
  borderBlockEnd: '1px solid var(--mui-palette-line-edge)',
  '&:focus-within': { borderBlockEndColor: 'var(--mui-palette-accent-main)' },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 30,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    color: 'var(--mui-palette-text-primary)',
    '&::placeholder': { color: 'var(--mui-palette-text-tertiary)', opacity: 1 },
  },
})
const Sheet = styled(ListboxSheet)({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 10,
  '& [role=option]': { alignItems: 'center', gap: 8, minHeight: 32, fontSize: 13 },
  '& small': { marginInlineStart: 'auto', fontSize: 11, color: 'var(--mui-palette-text-tertiary)' },
  '& > p': { margin: 0, padding: 8, fontSize: 13, color: 'var(--mui-palette-text-secondary)' },
})

/** The menu's own search (specification section 2): pages by name, ten at most, whatever section they stand in. */
export function NavSearch({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const translate = useTranslate()
  const registry = useContext(CommandContext)
  const perform = usePerform()
  const [term, setTerm] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isOpen = term.trim() !== ''
  const found = isOpen ? rankCommands(indexCommands(registry.commands().filter(isPage)), term, []).slice(0, MOST) : []
  const take = (index: number) => {
    const command = found[index]
    if (!command) return
    close()
    onChoose?.()
    perform(command)
  }
  const listbox = useListbox(found.length, take)
  const close = () => {
    setTerm('')
    listbox.close()
  }
  const list = useActiveInView(listbox)
  return (
    <Box role="search" aria-label={translate('palette.nav.label')}>
      <Field>
        <Icon name="search" size="small" />
        <input
          {...listbox.aria}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listbox.listId : undefined}
          ref={input}
          type="text"
          autoComplete="off"
          value={term}
          placeholder={translate('palette.nav.placeholder')}
          aria-label={translate('palette.nav.label')}
          onChange={({ target }) => {
            setTerm(target.value)
            listbox.open()
            listbox.setActive(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) event.stopPropagation()
            if (event.key === 'Escape') return close()
            if (event.key !== 'Home' && event.key !== 'End') listbox.onKeyDown(event)
          }}
          onBlur={close}
        />
      </Field>
      {isOpen && (
        <Sheet
          ref={list}
          id={listbox.listId}
          role="listbox"
          aria-label={translate('palette.nav.label')}
          onPointerDown={(event) => event.preventDefault()}
        >
          {found.map((command, index) => (
            <div
              key={command.id}
              id={listbox.optionId(index)}
              role="option"
              aria-selected={index === listbox.active}
              data-active={index === listbox.active || undefined}
              title={command.note}
              onPointerMove={() => index !== listbox.active && listbox.setActive(index)}
              onClick={() => take(index)}
            >
              <Icon name={command.icon ?? 'arrow'} size="small" />
              {command.label}
            </div>
          ))}
          {found.length === 0 && <p role="status">{translate('palette.nav.none')}</p>}
        </Sheet>
      )}
    </Box>
  )
}

/** Pages that one may open; the open page's own entries are no way to go. */
function isPage({ id, group, why }: Command): boolean {
  return (group === 'pages' || id.startsWith('add:')) && why === undefined
}

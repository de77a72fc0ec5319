import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minBlockSize: 0,
  borderInlineEnd: '1px solid var(--mui-palette-line-hair)',
  '& > label': { margin: '0 12px 0 20px', flex: 'none' },
})
const List = styled('div')(({ theme: { vars, typography } }) => ({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '0 8px 16px 12px',
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible [data-active=true]': focusRing('inside'),
  '& [role=presentation]': {
    ...typography.label,
    padding: '12px 8px 4px',
    color: vars.palette.text.tertiary,
  },
  '& [role=option]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    columnGap: 8,
    alignItems: 'center',
    padding: '4px 8px',
    borderRadius: 4,
    cursor: 'default',
    ...typography.body2,
  },
  '& [role=option]:hover': { background: vars.palette.surface.hover },
  '& [role=option][aria-selected=true]': { background: vars.palette.surface.selected },
  '& [aria-selected=true] b': { fontWeight: 'var(--marquee-weight-700)' },
  '& b': { fontWeight: 'var(--marquee-weight-500)' },
  '& code': { ...typography.caption, color: vars.palette.text.tertiary, overflowWrap: 'anywhere' },
  '& small': {
    ...typography.meta,
    gridRow: 'span 2',
    gridColumn: 2,
    gridRowStart: 1,
    color: vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { ...typography.body2, margin: 8, color: vars.palette.text.secondary },
}))

type PickItem<Key extends string> = { key: Key; name: string; code: string; note: string }
export type PickGroup<Key extends string> = { key: string; label: string; items: readonly PickItem<Key>[] }

type PickListProps<Key extends string> = {
  label: string
  searchLabel: string
  groups: readonly PickGroup<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
}

/** One of many, in groups, found by its words or its wire name; one tab stop, arrows inside choose. */
export function PickList<Key extends string>({ label, searchLabel, groups, chosen, onChoose }: PickListProps<Key>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter((item) => isFound(item, typed)) }))
    .filter(({ items }) => items.length > 0)
  const keys = shown.flatMap(({ items }) => items.map(({ key }) => key))
  useEffect(() => {
    // Not in every environment of tests; a list that cannot scroll shows all of itself.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  const move = (event: KeyboardEvent) => {
    const at = keys.indexOf(chosen)
    const last = keys.length - 1
    const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key]
    const key = to === undefined ? undefined : keys[to]
    if (key === undefined) return
    event.preventDefault()
    onChoose(key)
  }
  return (
    <Column>
      <SearchBox>
        <Icon name="search" size="small" />
        <input
          type="search"
          value={typed}
          placeholder={searchLabel}
          aria-label={searchLabel}
          aria-controls={listId}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => (event.key === 'ArrowDown' || event.key === 'ArrowUp') && move(event)}
        />
      </SearchBox>
      <List
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={keys.includes(chosen) ? `${listId}-${chosen}` : undefined}
        onKeyDown={move}
      >
        {shown.map(({ key, label: name, items }) => (
          <div key={key} role="group" aria-label={name}>
            <div role="presentation">{name}</div>
            {items.map((item) => (
              <div
                key={item.key}
                id={`${listId}-${item.key}`}
                role="option"
                aria-selected={item.key === chosen}
                data-active={item.key === chosen}
                onClick={() => onChoose(item.key)}
              >
                <b>{item.name}</b>
                <code>{item.code}</code>
                <small>{item.note}</small>
              </div>
            ))}
          </div>
        ))}
        {shown.length === 0 && <p>{translate('roles.nothing')}</p>}
      </List>
    </Column>
  )
}

function isFound({ name, code }: PickItem<string>, typed: string): boolean {
  const term = typed.trim().toLocaleLowerCase()
  return `${name} ${code}`.toLocaleLowerCase().includes(term)
}

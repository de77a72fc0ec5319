import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { useOnceDrawn } from '../layoutParts/useOnceDrawn.ts'

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 8,
  inlineSize: 340,
  minBlockSize: 0,
})
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 320, overflowY: 'auto' })
const Item = styled('li')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minBlockSize: 28,
  paddingInline: 8,
  borderRadius: 4,
  fontSize: 13,
  cursor: 'pointer',
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    marginInlineStart: 'auto',
    fontSize: 11,
    textAlign: 'end',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '&:hover, &[aria-selected=true]': { background: 'var(--mui-palette-surface-hover)' },
})
const None = styled('p')({ margin: 0, padding: 8, fontSize: 12, color: 'var(--mui-palette-text-tertiary)' })

const NOTHING: readonly never[] = []

/** jsdom and old browsers have no scrolling into view. */
const intoView = (item: HTMLElement | null): void => item?.scrollIntoView?.({ block: 'nearest' })

type FinderProps<Found> = {
  label: string
  /** Said where nothing fits. */
  none: string
  find: (typed: string) => readonly Found[]
  keyOf: (found: Found) => string
  draw: (found: Found) => ReactNode
  onChoose: (found: Found) => void
  /** It may stand out of sight before: then it looks for nothing. */
  isOpen?: boolean
}

/** Type a part of a name; arrows choose, Enter takes. What stands around it closes by Escape. */
export function Finder<Found>({ label, none, find, keyOf, draw, onChoose, isOpen = true }: FinderProps<Found>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  // The field takes what is typed from its first frame on; what it finds is looked for right after.
  const isDrawn = useOnceDrawn(isOpen)
  const found = isDrawn ? find(typed) : (NOTHING as readonly Found[])
  const drawn = useDeferredValue(found)
  useLayoutEffect(() => {
    if (!isOpen) return
    field.current?.focus()
    return () => {
      setTyped('')
      setAt(0)
    }
  }, [isOpen])
  const place = Math.min(at, found.length - 1)
  const current = found[place]
  const idOf = (one: Found) => `${id}-${keyOf(one)}`
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) setAt((place + step + found.length) % found.length)
    else if (event.key === 'Enter' && current) onChoose(current)
    else return
    event.preventDefault()
  }
  return (
    <Box>
      <OutlinedInput
        inputRef={field}
        size="small"
        value={typed}
        placeholder={label}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': true,
          'aria-controls': id,
          'aria-autocomplete': 'list',
          'aria-activedescendant': current && idOf(current),
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={keys}
      />
      <List id={id} role="listbox" aria-label={label}>
        {drawn.map((one) => (
          <Item
            key={keyOf(one)}
            id={idOf(one)}
            role="option"
            aria-selected={one === current}
            ref={one === current ? intoView : undefined}
            onClick={() => onChoose(one)}
          >
            {draw(one)}
          </Item>
        ))}
      </List>
      {isDrawn && found.length === 0 && <None role="status">{none}</None>}
    </Box>
  )
}

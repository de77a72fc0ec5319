import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { CountedView } from '#kit/parts/views/useCountedViews.ts'
import { viewInSearch } from '#kit/parts/views/viewInSearch.ts'
import { viewSearch } from '#kit/parts/views/viewState.ts'

const Item = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 26,
  borderRadius: 4,
  paddingInline: '48px 12px',
  fontSize: 12,
  lineHeight: '18px',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '&[aria-current]': { color: 'var(--mui-palette-text-primary)', fontWeight: 'var(--marquee-weight-600)' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    marginInlineStart: 'auto',
    fontSize: 12,
    color: 'var(--mui-palette-text-tertiary)',
    fontVariantNumeric: 'tabular-nums',
  },
})

type PinnedItemsProps = {
  /** Path of the type's list. */
  to: string
  type: string
  pinned: readonly CountedView[]
}

/** Pinned views under the list that they belong to, each with how many titles it finds now. */
export function PinnedItems({ to, type, pinned }: PinnedItemsProps) {
  const format = useFormat()
  const { pathname, search } = useLocation()
  const open = pathname === to ? viewInSearch(search) : undefined
  return pinned
    .filter(({ view }) => view.cty === type)
    .map(({ id, name, view, count, atLeast }) => {
      const words = count === undefined ? '' : format.number(count) + (atLeast ? '+' : '')
      return (
        <Item
          key={id}
          to={{ pathname: to, search: viewSearch(view, id) }}
          aria-current={open === id ? 'page' : undefined}
          title={name}
        >
          <span>{name}</span> {words && <small>{words}</small>}
        </Item>
      )
    })
}

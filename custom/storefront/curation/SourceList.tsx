import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, type KeyboardEvent } from 'react'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import { SOURCE_TYPES, type SourceType } from '#contract/values/storefront.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

type SourceListProps = { source: SourceType; onSource: (source: SourceType) => void; chosen: Curation }

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Where content may come from, in the order of priority, each with how many entries are chosen of it. */
export function SourceList({ source, onSource, chosen }: SourceListProps) {
  const translate = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const next = step === undefined ? undefined : SOURCE_TYPES[SOURCE_TYPES.indexOf(source) + step]
    if (!next) return
    event.preventDefault()
    onSource(next)
    list.current?.querySelector<HTMLElement>(`[data-source=${next}]`)?.focus()
  }
  return (
    <List
      ref={list}
      role="tablist"
      aria-orientation="vertical"
      aria-label={translate('storefrontCuration.sourcesLabel')}
      onKeyDown={onKeyDown}
    >
      {SOURCE_TYPES.map((one) => {
        const count = chosen.filter((entry) => entry.source === one).length
        return (
          <button
            key={one}
            type="button"
            role="tab"
            data-source={one}
            aria-selected={one === source}
            tabIndex={one === source ? 0 : -1}
            onClick={() => onSource(one)}
          >
            <span>{translate(`storefrontCuration.sources.${one}`)}</span>
            {count > 0 && (
              <CountBadge
                count={count}
                tone="accent"
                label={translate('storefrontCuration.entries', { smart_count: count })}
              />
            )}
          </button>
        )
      })}
    </List>
  )
}

const List = styled('div')({
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    inlineSize: '100%',
    minBlockSize: 32,
    padding: '6px 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '18px',
    textAlign: 'start',
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
    '&:hover': { background: 'var(--mui-palette-surface-hover)' },
    '&[aria-selected=true]': {
      background: 'var(--mui-palette-accent-soft)',
      color: 'var(--mui-palette-accent-onSoft)',
      fontWeight: 'var(--marquee-weight-600, 600)',
    },
    '&:focus-visible': focusRing('inside'),
    '& > span:first-of-type': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  },
})

import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'

/** The folded panel of narrow windows: how many channels wait, and the way to them. */
export function MatchStrip({ count, onOpen }: { count: number; onOpen: () => void }) {
  const translate = useTranslate()
  const words = translate('ingestion.match.title')
  return (
    <Strip aria-label={words}>
      <IconButton onClick={onOpen} aria-label={words} title={words}>
        <Icon name="tv" />
      </IconButton>
      <CountBadge count={count} tone="warning" />
    </Strip>
  )
}

const Strip = styled('aside')({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  inlineSize: 48,
  paddingBlockStart: 12,
  background: 'var(--mui-palette-background-raised)',
})

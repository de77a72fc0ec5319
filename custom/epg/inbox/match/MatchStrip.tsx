import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { FoldedStrip } from '#kit/parts/layoutParts/FoldedStrip.ts'

/** The folded panel of narrow windows: how many channels wait, and the way to them. */
export function MatchStrip({ count, onOpen }: { count: number; onOpen: () => void }) {
  const translate = useTranslate()
  const words = translate('ingestion.match.title')
  return (
    <FoldedStrip aria-label={words}>
      <IconButton onClick={onOpen} aria-label={words} title={words}>
        <Icon name="tv" />
      </IconButton>
      <CountBadge count={count} tone="warning" />
    </FoldedStrip>
  )
}

import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'

type ReviewedRowProps = {
  /** What it is called. */
  name: string
  count: number
  isChosen: boolean
  /** Absent where no notes are taken. */
  onChoose: (() => void) | undefined
  children: ReactNode
}

/** One thing of a document that a note can be pinned to, with how many are. */
export function ReviewedRow({ name, count, isChosen, onChoose, children }: ReviewedRowProps) {
  const translate = useTranslate()
  const label = translate('review.notes.writeAt', { place: name })
  return (
    <Box
      component="li"
      aria-current={isChosen || undefined}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 3,
        padding: '8px 8px 8px 16px',
        borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
        ...(isChosen && { backgroundColor: 'accent.soft', color: 'accent.onSoft' }),
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {count > 0 && (
        <CountBadge count={count} tone="accent" label={translate('review.notes.open', { smart_count: count })} />
      )}
      {onChoose && (
        <IconButton size="small" aria-label={label} title={label} aria-pressed={isChosen} onClick={onChoose}>
          <Icon name="comment" size="small" />
        </IconButton>
      )}
    </Box>
  )
}

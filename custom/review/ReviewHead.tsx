import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { ReviewShown } from '#contract/schemas/review.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** What it is, and until when it can be looked at. */
export function ReviewHead({ shown, name, tools }: { shown: ReviewShown; name: string; tools: ReactNode }) {
  const translate = useTranslate()
  const format = useFormat()
  const kind = shown.page ? 'storefront' : shown.title ? 'title' : 'day'
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 16px',
        padding: '8px 16px',
        backgroundColor: 'background.raised',
        borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
      }}
    >
      <Box sx={{ flex: 1, minInlineSize: 200 }}>
        <Box sx={{ typography: 'meta', color: 'text.secondary' }}>
          {translate('review.page.title')} · {translate(`review.page.of.${kind}`)}
        </Box>
        <Typography component="h1" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {name || translate('review.page.unnamed')}
        </Typography>
      </Box>
      <Box sx={{ typography: 'meta', color: 'text.secondary' }}>
        {translate('review.page.until', { date: format.dateTime(shown.until) })}
      </Box>
      {tools}
    </Box>
  )
}

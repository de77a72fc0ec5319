import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type PanelPartProps = { title: string; count?: number; aside?: ReactNode; children: ReactNode }

/** One part of the panel under its heading. */
export function PanelPart({ title, count, aside, children }: PanelPartProps) {
  const format = useFormat()
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 }}>
        <Box component="h3" sx={{ typography: 'subtitle2', margin: 0 }}>
          {title}
        </Box>
        {count !== undefined && count > 0 && (
          <Box component="span" sx={{ typography: 'meta', color: 'text.tertiary' }}>
            {format.number(count)}
          </Box>
        )}
        <Box sx={{ flex: 1 }} />
        {aside}
      </Box>
      {children}
    </Box>
  )
}

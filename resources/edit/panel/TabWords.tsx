import Box from '@mui/material/Box'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import type { PanelTab } from './panelTab.ts'

/** What a tab says. A quiet number comes when it has been read: its room is kept, so that no tab goes to another line then. */
export function TabWords({ tab: { label, count, tone } }: { tab: PanelTab }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
      {label}
      {tone && count !== undefined && count > 0 && <CountBadge count={count} tone={tone} />}
      {!tone && count !== undefined && (
        <Box component="span" sx={QUIET}>
          {count > 0 && count}
        </Box>
      )}
    </Box>
  )
}

/** As wide as one figure, whichever it is: two would make a third line of tabs. */
const QUIET = {
  typography: 'meta',
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '1ch',
  textAlign: 'start',
  color: 'text.tertiary',
} as const

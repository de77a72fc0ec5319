import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { OnAirWeight } from '#contract/rules/availability/onAirChecks.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'

const LOOK: Readonly<Record<OnAirWeight, { icon: IconName; color: string }>> = {
  blocks: { icon: 'octagon', color: 'status.error.on' },
  look: { icon: 'triangle', color: 'status.warning.on' },
  fine: { icon: 'check', color: 'status.published.on' },
}

type CheckLineProps = {
  weight: OnAirWeight
  title: string
  isVerdict?: boolean
  /** What publishing would change about it. */
  note?: string | undefined
  action?: ReactNode
  children: ReactNode
}

/** One line of the verdict: how grave, what, why, and the ways on. */
export function CheckLine({ weight, title, isVerdict = false, note, action, children }: CheckLineProps) {
  const { icon, color } = LOOK[weight]
  return (
    <Box sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start' }}>
      <Box component="span" sx={{ color, display: 'flex', paddingBlockStart: '2px' }}>
        <Icon name={icon} size={isVerdict ? 'large' : 'medium'} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'bodyStrong', fontWeight: isVerdict ? 'fontWeightBold' : undefined }}>{title}</Box>
        <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
        {note && <Box sx={{ typography: 'meta', color: 'accent.onSoft' }}>{note}</Box>}
        {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px' }}>{action}</Box>}
      </Box>
    </Box>
  )
}

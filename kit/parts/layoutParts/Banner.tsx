import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'

export type BannerTone = 'info' | 'warning' | 'error' | 'locked' | 'draft'

const GROUND = {
  info: { backgroundColor: 'accent.soft', color: 'accent.onSoft' },
  warning: { backgroundColor: 'status.warning.bg', color: 'status.warning.on' },
  error: { backgroundColor: 'status.error.bg', color: 'status.error.on' },
  locked: { backgroundColor: 'status.locked.bg', color: 'status.locked.on' },
  draft: { backgroundColor: 'status.draft.bg', color: 'status.draft.on' },
} as const

type BannerProps = {
  tone: BannerTone
  icon: IconName
  /** What is the matter, in a few words. */
  title: string
  /** What it means, in a sentence. */
  children?: ReactNode
  actions?: ReactNode
}

/** A line over the form: what is the matter, what it means, one or two ways on. Coming late it moves nothing of the work (`HeadedScroll`). */
export function Banner({ tone, icon, title, children, actions }: BannerProps) {
  return (
    <Box
      role="status"
      sx={{
        ...GROUND[tone],
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '4px 10px',
        minHeight: 48,
        padding: '8px 12px 8px 16px',
        borderRadius: '6px',
        '--marquee-button': 'transparent',
        '--marquee-button-hover': 'color-mix(in srgb, currentColor 12%, transparent)',
        '--marquee-button-edge': 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)',
        '& .MuiButton-outlined': { color: 'inherit' },
        '& .MuiButton-outlined.Mui-disabled': { opacity: 0.5 },
      }}
    >
      <Icon name={icon} size="toolbar" />
      <Box sx={{ flex: '1 1 240px', minWidth: 0, typography: 'body2' }}>
        <Box component="b" sx={{ fontWeight: 'fontWeightMedium' }}>
          {title}
        </Box>{' '}
        {children}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
    </Box>
  )
}

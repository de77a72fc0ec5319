import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'

type EmptyStateProps = {
  icon?: IconName
  /** What is not there. */
  title: string
  /** A page that holds nothing else is named by it. */
  titleAs?: 'p' | 'h1'
  /** Why. */
  children?: ReactNode
  /** The way out: buttons. */
  actions?: ReactNode
  /** Another way, quietly. */
  note?: ReactNode
}

/** Nothing to show: why, and what to do next (looks section 5). */
export function EmptyState({ icon = 'search', title, titleAs = 'p', children, actions, note }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, padding: '24px 28px', textAlign: 'center' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '50%',
          backgroundColor: 'background.raised',
          color: 'text.tertiary',
        }}
      >
        <Icon name={icon} size="large" />
      </Box>
      <Box component={titleAs} sx={{ typography: 'subtitle2', margin: 0 }}>
        {title}
      </Box>
      {children && <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '60ch' }}>{children}</Box>}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>{actions}</Box>}
      {note && <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{note}</Box>}
    </Box>
  )
}

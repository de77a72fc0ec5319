import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ErrorDetails } from '../dialogs/ErrorDetails.tsx'
import type { ErrorLine } from '../dialogs/ErrorDetails.tsx'
import { Icon } from '../icons/Icon.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What was kept, what to do. */
  children?: ReactNode
  errors?: readonly ErrorLine[]
  onRetry?: () => void
  /** Further ways on, before "Try again". */
  actions?: ReactNode
}

/** Something failed: what happened, what was kept, what to do; codes behind "Show details..." (looks section 5). */
export function ErrorState({ title, children, errors = [], onRetry, actions }: ErrorStateProps) {
  const translate = useTranslate()
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', gap: 2, padding: 4, inlineSize: 'fit-content', maxWidth: 632, marginInline: 'auto' }}
    >
      <Box sx={{ color: 'status.error.on', display: 'flex' }}>
        <Icon name="octagon" size="large" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 3, justifyItems: 'start' }}>
        <div>
          <Box component="p" sx={{ typography: 'bodyStrong', margin: 0 }}>
            {title}
          </Box>
          {children && (
            <Box sx={{ typography: 'meta', color: 'text.secondary', marginBlockStart: '2px' }}>{children}</Box>
          )}
        </div>
        {(actions || onRetry) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {actions}
            {onRetry && (
              <Button size="small" onClick={onRetry}>
                {translate('actions.tryAgain')}
              </Button>
            )}
          </Box>
        )}
        <ErrorDetails errors={errors} />
      </Box>
    </Box>
  )
}

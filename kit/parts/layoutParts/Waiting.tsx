import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormat } from '../format/FormatProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useWaiting } from './useWaiting.ts'
import { visuallyHidden } from './visuallyHidden.ts'

type WaitingProps = {
  /** Drawn bones in the shape of what comes. */
  children: ReactNode
  onCancel?: () => void
}

/** Bones after 200 ms, and after 3 s a line that says so and offers Cancel. */
export function Waiting({ children, onCancel }: WaitingProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { isShown, slowSeconds } = useWaiting()
  return (
    <Box aria-busy="true">
      <Box aria-hidden="true" sx={{ visibility: isShown ? 'visible' : 'hidden' }}>
        {children}
      </Box>
      <Box
        role="status"
        sx={{
          typography: 'meta',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 36,
          paddingInline: 2,
          color: 'text.tertiary',
        }}
      >
        {slowSeconds === undefined ? (
          <Box component="span" sx={visuallyHidden}>
            {isShown && translate('states.loading')}
          </Box>
        ) : (
          <>
            <Icon name="refresh" size="small" />
            {/* The count is for the eye: hearing it every second would drown everything else. */}
            <Box component="span" aria-hidden="true" sx={{ flex: 1 }}>
              {translate('states.stillLoading', { seconds: format.number(slowSeconds) })}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {translate('states.loading')}
            </Box>
            {onCancel && (
              <Link component="button" type="button" variant="label" onClick={onCancel}>
                {translate('actions.cancel')}
              </Link>
            )}
          </>
        )}
      </Box>
    </Box>
  )
}

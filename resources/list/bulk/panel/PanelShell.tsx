import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { useKeptFocus } from './useKeptFocus.ts'

const Aside = styled('aside')({
  ...onRaised,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  inlineSize: 'clamp(360px, 32vw, 480px)',
  background: 'var(--mui-palette-background-raised)',
  '&:focus': { outline: 'none' },
})

type PanelShellProps = {
  title: string
  subtitle: string | undefined
  onClose: () => void
  foot: ReactNode
  children: ReactNode
}

/** A panel beside the list: it takes the focus when it comes, gives it back when it goes, and Escape closes it. */
export function PanelShell({ title, subtitle, onClose, foot, children }: PanelShellProps) {
  const translate = useTranslate()
  const id = useId()
  const aside = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    aside.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useKeptFocus(aside)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Popups of the panel stand elsewhere in the page and close by themselves.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return
    event.preventDefault()
    onClose()
  }
  return (
    <Aside ref={aside} tabIndex={-1} aria-labelledby={id} onKeyDown={onKeyDown}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, padding: '14px 12px 10px 20px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" id={id} sx={{ typography: 'subtitle2', margin: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          {subtitle && <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{subtitle}</Box>}
        </Box>
        <IconButton
          size="small"
          onClick={onClose}
          aria-label={translate('bulk.panel.close')}
          title={translate('bulk.panel.close')}
        >
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          padding: '4px 20px 20px',
          display: 'grid',
          gap: 5,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0,1fr)',
        }}
      >
        {children}
      </Box>
      {foot && (
        <Box
          sx={{
            flex: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            padding: '12px 20px',
            borderBlockStart: '1px solid',
            borderColor: 'line.hair',
          }}
        >
          {foot}
        </Box>
      )}
    </Aside>
  )
}

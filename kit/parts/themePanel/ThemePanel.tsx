import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useLookSettings } from '../theme/LookContext.ts'
import { DEFAULT_LOOK } from '../theme/lookSettings.ts'
import { onRaised } from '../theme/raised.ts'
import { ConfigChoices, StyleChoice } from './ConfigChoices.tsx'
import { ThemeChoices } from './ThemeChoices.tsx'

/** Width of the panel in px (specification section 9). */
const PANEL_WIDTH = 380

/** From the end of the page inwards. */
const slideIn = keyframes({ from: { opacity: 0, translate: 'calc(32px * var(--marquee-way, 1))' } })

const Panel = styled('aside')(({ theme }) => ({
  ...onRaised,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: PANEL_WIDTH,
  maxInlineSize: '100vw',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: theme.vars.palette.background.raised,
  animation: `${slideIn} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`,
}))
const Head = styled('header')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 64,
  paddingInline: '20px 12px',
})
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.subtitle1, margin: 0 }))
const Body = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  gap: 24,
  padding: '4px 20px 20px',
  alignContent: 'start',
})
const Foot = styled('footer')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 20px',
  color: theme.vars.palette.text.tertiary,
  borderBlockStart: `1px solid ${theme.vars.palette.line.hair}`,
}))

type ThemePanelProps = {
  /** Users without roles keep their look in this browser alone. */
  isGuest?: boolean
}

/** Theme Settings: everything applies as it is chosen. The focus comes here, and goes back to where it was. */
export function ThemePanel({ isGuest = false }: ThemePanelProps) {
  const translate = useTranslate()
  const title = useId()
  const { change, wear, setPanelOpen } = useLookSettings()
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    closer.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const reset = () => {
    wear(DEFAULT_LOOK.theme.main)
    change(DEFAULT_LOOK)
  }
  return (
    <Panel
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setPanelOpen(false)
      }}
    >
      <Head>
        <Title id={title}>{translate('looks.title')}</Title>
        <IconButton ref={closer} onClick={() => setPanelOpen(false)} aria-label={translate('looks.close')}>
          <Icon name="close" size="toolbar" />
        </IconButton>
      </Head>
      <Body>
        <StyleChoice />
        <ThemeChoices />
        <ConfigChoices />
      </Body>
      <Foot>
        <span style={{ flex: 1 }}>{translate(isGuest ? 'looks.savedHere' : 'looks.saved')}</span>
        <Button size="small" onClick={reset} startIcon={<Icon name="undo" size="small" />}>
          {translate('looks.reset')}
        </Button>
      </Foot>
    </Panel>
  )
}

import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PLAYBACK_SPEEDS } from '#contract/values/media.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'
import type { PlayerCommand } from './playerKeys.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockStart: 4 })
const Told = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  fontSize: 12,
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-secondary)',
  '&[data-shown]': { color: 'var(--mui-palette-success-main)' },
  // Beside a form there is room for the buttons alone.
  '@container (max-width: 400px)': { order: 1, flexBasis: '100%', marginInlineStart: 4 },
})

type PlayerControlsProps = {
  isPlaying: boolean
  isMuted: boolean
  /** The browser has reported the frame whose number stands there. */
  isShown: boolean
  isOff: boolean
  speed: number
  hasCuts: boolean
  /** Whether captions are on; undefined where there can be none. */
  captions: boolean | undefined
  onCaptions: () => void
  onCommand: (command: PlayerCommand) => void
  onSpeed: (speed: number) => void
}

/** The row below the picture; every button names its key. */
export function PlayerControls({ isOff, onCommand, ...state }: PlayerControlsProps) {
  const translate = useTranslate()
  const button = (icon: IconName, word: string, key: string, command: PlayerCommand) => (
    <IconButton
      size="small"
      disabled={isOff}
      aria-label={translate(`player.${word}`)}
      title={`${translate(`player.${word}`)} (${key})`}
      onClick={() => onCommand(command)}
    >
      <Icon name={icon} size="toolbar" />
    </IconButton>
  )
  return (
    <Row role="group" aria-label={translate('player.controls')}>
      {state.hasCuts && button('cutBack', 'cutBack', '↑', { do: 'cut', by: -1 })}
      {button('frameBack', 'frameBack', ',', { do: 'frames', by: -1 })}
      {state.isPlaying
        ? button('pause', 'pause', '␣', { do: 'toggle' })
        : button('play', 'play', '␣', { do: 'toggle' })}
      {button('frameOn', 'frameOn', '.', { do: 'frames', by: 1 })}
      {state.hasCuts && button('cutOn', 'cutOn', '↓', { do: 'cut', by: 1 })}
      <Told data-shown={state.isShown || undefined}>
        <Icon name={state.isShown ? 'check' : 'ring'} size="small" />
        {translate(state.isShown ? 'player.frameShown' : 'player.provisional')}
      </Told>
      <SpeedMenu speed={state.speed} isOff={isOff} onSpeed={state.onSpeed} />
      {state.captions !== undefined && (
        <IconButton
          size="small"
          disabled={isOff}
          aria-pressed={state.captions}
          aria-label={translate('player.captions')}
          title={translate('player.captions')}
          sx={{ '&[aria-pressed=true]': { backgroundColor: 'var(--mui-palette-surface-pressed)' } }}
          onClick={state.onCaptions}
        >
          <Icon name="captions" size="toolbar" />
        </IconButton>
      )}
      {button(state.isMuted ? 'soundOff' : 'sound', state.isMuted ? 'unmute' : 'mute', 'M', { do: 'mute' })}
      {button('fullscreen', 'fullscreen', 'F', { do: 'fullscreen' })}
    </Row>
  )
}

type SpeedMenuProps = { speed: number; isOff: boolean; onSpeed: (speed: number) => void }

function SpeedMenu({ speed, isOff, onSpeed }: SpeedMenuProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = (value: number) => translate('player.times', { speed: format.number(value, 2) })
  return (
    <>
      <Button
        size="small"
        disabled={isOff}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`${translate('player.speed')}, ${label(speed)}`}
        sx={{ minWidth: 48, color: 'text.primary' }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label(speed)}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {PLAYBACK_SPEEDS.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === speed}
            selected={value === speed}
            onClick={() => {
              setAnchor(undefined)
              onSpeed(value)
            }}
          >
            {label(value)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

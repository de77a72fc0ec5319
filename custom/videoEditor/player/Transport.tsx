import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { PLAYBACK_SPEEDS } from '#contract/values/media.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import type { KeyAction } from '../model/keymap.ts'
import { useActs } from '../useActs.ts'
import { useKeyWords } from '../useKeyWords.ts'
import { useVideo } from '../VideoContext.ts'
import { TimecodeField } from './TimecodeField.tsx'

type TransportProps = { isPlaying: boolean; speed: number; isOff: boolean }

const BEFORE: readonly (readonly [KeyAction, IconName])[] = [
  ['cutBack', 'cutBack'],
  ['frameBack', 'frameBack'],
]
const AFTER: readonly (readonly [KeyAction, IconName])[] = [
  ['frameOn', 'frameOn'],
  ['cutOn', 'cutOn'],
]

/** Where it stands, what moves it, and the range that is marked. */
export function Transport({ isPlaying, speed, isOff }: TransportProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { player } = useVideo()
  const act = useActs()
  const keyWords = useKeyWords()
  const button = (action: KeyAction, icon: IconName, word: string = action) => {
    const label = translate(`video.keys.${word}`)
    return (
      <IconButton
        key={action}
        size="small"
        disabled={isOff}
        aria-label={label}
        title={`${label} (${keyWords(action)})`}
        onClick={() => act(action)}
      >
        <Icon name={icon} size="toolbar" />
      </IconButton>
    )
  }
  return (
    <Row className="transport" role="group" aria-label={translate('video.transport')}>
      <TimecodeField />
      <span className="moves">
        {BEFORE.map(([action, icon]) => button(action, icon))}
        {button('play', isPlaying ? 'pause' : 'play', isPlaying ? 'pause' : 'play')}
        {AFTER.map(([action, icon]) => button(action, icon))}
      </span>
      <Segments role="group" aria-label={translate('player.speed')} className="speeds">
        {PLAYBACK_SPEEDS.map((value) => (
          <button
            key={value}
            type="button"
            disabled={isOff}
            aria-pressed={value === speed}
            onClick={() => player.current?.setSpeed(value)}
          >
            {format.number(value, 2)}
          </button>
        ))}
      </Segments>
      <Mark edge="in" />
      <Mark edge="out" />
      {button('loop', 'loop')}
    </Row>
  )
}

/** One end of the marked range: pressed it marks the frame that is shown. */
function Mark({ edge }: { edge: 'in' | 'out' }) {
  const translate = useTranslate()
  const { view, code } = useVideo()
  const act = useActs()
  const keyWords = useKeyWords()
  const at = view.marks[edge]
  const action = edge === 'in' ? 'markIn' : 'markOut'
  const label = translate(`video.keys.${action}`)
  return (
    <Button
      size="small"
      variant="outlined"
      className="mark"
      aria-label={at === undefined ? `${keyWords(action)}, ${label}` : `${code(at)}, ${label}`}
      title={`${label} (${keyWords(action)})`}
      onClick={() => act(action)}
    >
      {at === undefined ? keyWords(action) : code(at)}
    </Button>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minBlockSize: 48,
  paddingBlock: 6,
  '& .moves': { display: 'inline-flex', gap: 2 },
  '& .speeds [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& .mark': { fontVariantNumeric: 'tabular-nums', minInlineSize: 40 },
})

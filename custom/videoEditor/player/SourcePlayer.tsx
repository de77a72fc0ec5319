import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { rateTag } from '#contract/rules/time/frameRate.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { SaidOver } from '../captions/SaidOver.tsx'
import { useVideo } from '../VideoContext.ts'
import { Transport } from './Transport.tsx'
import { usePreview } from './usePreview.ts'
import { useSourcePlayer } from './useSourcePlayer.ts'

/** The picture with what it is, and the row that moves it. */
export function SourcePlayer() {
  const translate = useTranslate()
  const { video, captions } = useVideo()
  const [saysCaptions, sayCaptions] = useState(false)
  const { stage, element, error, retry, isReady, failure, ...transport } = useSourcePlayer()
  usePreview()
  if (error) return <CallError error={error} onRetry={retry} />
  const size = video.width && video.height ? `${video.width} × ${video.height}` : undefined
  return (
    <>
      <Stage ref={stage}>
        <video ref={element} playsInline aria-label={video.name} onClick={() => transport.run({ do: 'toggle' })} />
        <span className="plate">
          {[video.vrt, size, translate('video.fps', { rate: rateTag(video.rate) })].filter(Boolean).join(', ')}
        </span>
        {failure && (
          <div className="failure" role="alert">
            <Icon name="octagon" size="large" />
            {translate(`player.failures.${failure}`)}
          </div>
        )}
        {!isReady && !failure && <LinearProgress aria-label={translate('player.loading')} />}
        {saysCaptions && <SaidOver />}
        <span className="tools">
          {captions.shown.length > 0 && (
            <Tool
              icon="captions"
              isOn={saysCaptions}
              label={translate('player.captions')}
              onPress={() => sayCaptions(!saysCaptions)}
            />
          )}
          <Tool
            icon={transport.isMuted ? 'soundOff' : 'sound'}
            label={translate(transport.isMuted ? 'player.unmute' : 'player.mute')}
            onPress={() => transport.run({ do: 'mute' })}
          />
          <Tool
            icon="fullscreen"
            label={translate('player.fullscreen')}
            onPress={() => transport.run({ do: 'fullscreen' })}
          />
        </span>
      </Stage>
      <Transport isPlaying={transport.isPlaying} speed={transport.speed} isOff={!isReady} />
    </>
  )
}

type ToolProps = { icon: IconName; label: string; isOn?: boolean; onPress: () => void }

function Tool({ icon, label, isOn, onPress }: ToolProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      sx={{ color: 'common.white', '&[aria-pressed=true]': { outline: '1px solid', outlineOffset: -4 } }}
    >
      <Icon name={icon} size="toolbar" />
    </IconButton>
  )
}

/** On frames of any brightness: these plates have no colour of the theme (looks, video). */
const Stage = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  flex: 1,
  minBlockSize: 120,
  overflow: 'hidden',
  borderRadius: 4,
  background: 'var(--mui-palette-common-black)',
  '& > video': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  '& > .plate, & > .tools': {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    paddingInline: 8,
    borderRadius: 4,
    fontSize: 12,
    fontWeight: 600,
    color: 'var(--mui-palette-common-white)',
    background: 'color-mix(in srgb, var(--mui-palette-common-black) 78%, transparent)',
  },
  '& > .plate': { insetBlockStart: 8, insetInlineStart: 8, pointerEvents: 'none' },
  '& > .tools': { insetBlockEnd: 8, insetInlineEnd: 8, paddingInline: 2 },
  '& > .failure': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 8,
    padding: 16,
    textAlign: 'center',
    color: 'var(--mui-palette-common-white)',
    background: 'color-mix(in srgb, var(--mui-palette-common-black) 78%, transparent)',
  },
})

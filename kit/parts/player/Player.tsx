import LinearProgress from '@mui/material/LinearProgress'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { framesOf, msOfFrames, timecodeOf } from '#contract/rules/time/timecode.ts'
import { rateTag } from '#contract/rules/time/frameRate.ts'
import type { PlayedItem } from '#contract/schemas/media.ts'
import { useServiceHas } from '../context/ConsoleContext.ts'
import { Icon } from '../icons/Icon.tsx'
import { middleOf } from './editClock.ts'
import { ItemCaptions } from './ItemCaptions.tsx'
import { PlayerControls } from './PlayerControls.tsx'
import { playerCommand } from './playerKeys.ts'
import { useShaka } from './useShaka.ts'
import { useShownFrame } from './useShownFrame.ts'
import { useTransport } from './useTransport.ts'

const BLACK = 'var(--mui-palette-common-black)'
const WHITE = 'var(--mui-palette-common-white)'
const VEIL = `color-mix(in srgb, ${BLACK} 72%, transparent)`

const Root = styled('div')({
  minInlineSize: 0,
  containerType: 'inline-size',
  '&:fullscreen': { background: BLACK, display: 'grid', alignContent: 'center' },
})
const Stage = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 2,
  background: BLACK,
  '& > video': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
})
/** On frames of any brightness: the one plate whose colour is not the theme's (looks, video). */
const Plate = styled('div')({
  position: 'absolute',
  insetInlineStart: 8,
  insetBlockEnd: 8,
  padding: '2px 8px',
  borderRadius: 2,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  color: 'color-mix(in srgb, var(--mui-palette-common-white) 80%, transparent)',
  background: VEIL,
  '& strong': { color: WHITE, fontWeight: 'var(--marquee-weight-700)', marginInlineEnd: 6 },
})
const Failure = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 16,
  textAlign: 'center',
  color: WHITE,
  background: VEIL,
})

export type PlayerHandle = {
  /** Goes to the first frame of a piece. */
  goToItem: (index: number) => void
  /** Goes to a time of the whole, in ms. */
  goTo: (ms: number) => void
}

export type PlayerProps = {
  /** What plays: its manifest and its pieces in their order; undefined while it is being asked for. */
  address: string | undefined
  items: readonly PlayedItem[]
  name: string
  autoPlay?: boolean
  /** Takes the focus from what has started it, which is gone. */
  takesFocus?: boolean
  /** The piece, or the time in ms, that it opens at; the beginning where neither is named. */
  start?: { item: number } | { ms: number } | undefined
  /** Told which piece is on screen. */
  onItem?: ((index: number) => void) | undefined
  ref?: Ref<PlayerHandle>
}

/**
 * Plays pieces in a row. The number over the picture is that of the frame really shown; keys work wherever the focus is
 * inside. Captions are off until they are asked for.
 */
export function Player({
  address,
  items,
  name,
  autoPlay = false,
  takesFocus = false,
  start,
  onItem,
  ref,
}: PlayerProps) {
  const translate = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { isReady, failure } = useShaka(video, address, secondsOf(start, items))
  const shown = useShownFrame(video, items)
  const { run, seek, setSpeed, ...state } = useTransport({ video, stage: root, items })
  const [saysCaptions, sayCaptions] = useState(false)
  const hasCaptions = useServiceHas('captions')
  const title = items[shown.index]?.key
  const last = items.at(-1)
  const duration = (last?.at ?? 0) + (last?.dur ?? 0)
  const timecode = timecodeOf(shown.frame, shown.rate)
  useEffect(() => {
    if (takesFocus) video.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (isReady) onItem?.(shown.index)
  }, [isReady, shown.index, onItem])
  const early = useRef<PlayerProps['start']>(undefined)
  // What was asked for while it was loading is done as soon as something can be shown.
  useEffect(() => {
    const seconds = isReady ? secondsOf(early.current, items) : undefined
    if (seconds === undefined) return
    early.current = undefined
    seek(seconds)
  }, [isReady, items, seek])
  const goTo = (place: NonNullable<PlayerProps['start']>) => {
    if (isReady) seek(secondsOf(place, items) ?? 0)
    else early.current = place
  }
  useImperativeHandle(ref, () => ({ goToItem: (item) => goTo({ item }), goTo: (ms) => goTo({ ms }) }))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const command = playerCommand(event)
    // A button is pressed by the space bar, and a menu walked by its arrows.
    if (!command || target.closest('[role=menu]') || (event.key === ' ' && target.closest('button'))) return
    event.preventDefault()
    event.stopPropagation()
    run(command)
  }
  return (
    <Root ref={root} role="group" aria-label={name} onKeyDown={onKeyDown}>
      <Stage>
        <video
          ref={video}
          playsInline
          autoPlay={autoPlay}
          tabIndex={0}
          aria-label={name}
          onClick={() => run({ do: 'toggle' })}
        />
        {!failure && (
          <Plate data-place={shown.source} data-item={shown.index}>
            <strong>{timecode}</strong>
            {translate('player.of', { whole: timecodeOf(framesOf(duration, shown.rate), shown.rate) })} ·{' '}
            {rateTag(shown.rate)}
          </Plate>
        )}
        {saysCaptions && title !== undefined && shown.source !== undefined && (
          <ItemCaptions title={title} ms={msOfFrames(shown.source, shown.rate)} />
        )}
        {failure && (
          <Failure role="alert">
            <Icon name="octagon" size="large" />
            {translate(`player.failures.${failure}`)}
          </Failure>
        )}
        {!isReady && !failure && <LinearProgress aria-label={translate('player.loading')} />}
      </Stage>
      <Slider
        size="small"
        disabled={!isReady}
        min={0}
        max={Math.max(1, duration)}
        value={Math.min(duration, Math.round(shown.seconds * 1_000))}
        marks={items.slice(1).map(({ at }) => ({ value: at }))}
        aria-label={translate('player.position')}
        getAriaValueText={() => timecode}
        onChange={(_event, value) => seek(Number(value) / 1_000)}
        sx={{ display: 'block', paddingBlock: '8px', marginBlockStart: 1 }}
      />
      <PlayerControls
        {...state}
        isShown={shown.isShown}
        isOff={!isReady}
        hasCuts={items.length > 1}
        captions={hasCaptions ? saysCaptions : undefined}
        onCaptions={() => sayCaptions(!saysCaptions)}
        onCommand={run}
        onSpeed={setSpeed}
      />
    </Root>
  )
}

/** Where it opens, in seconds of the whole: the middle of the frame, so that no neighbour is shown. */
function secondsOf(start: PlayerProps['start'], items: readonly PlayedItem[]): number | undefined {
  if (!start) return undefined
  return 'item' in start ? middleOf(items, { index: start.item, nth: 0 }) : start.ms / 1_000
}

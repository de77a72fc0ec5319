import { useEffect, useState, type RefObject } from 'react'
import type { PlayedItem } from '#contract/schemas/media.ts'
import { PLAYBACK_SPEEDS } from '#contract/values/media.ts'
import { middleOf, placeAt, stepped } from './editClock.ts'
import type { PlayerCommand } from './playerKeys.ts'
import { useSeek } from './useSeek.ts'

type TransportParts = {
  video: RefObject<HTMLVideoElement | null>
  stage: RefObject<HTMLElement | null>
  items: readonly PlayedItem[]
}

/** What the controls and keys do with a video element, and the state that they show. */
export function useTransport({ video, stage, items }: TransportParts) {
  const [state, setState] = useState({ isPlaying: false, isMuted: false, speed: 1 })
  const seek = useSeek(video)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const read = () => setState({ isPlaying: !element.paused, isMuted: element.muted, speed: speedOf(element) })
    const events = ['play', 'pause', 'ended', 'volumechange', 'ratechange'] as const
    for (const event of events) element.addEventListener(event, read)
    return () => {
      for (const event of events) element.removeEventListener(event, read)
    }
  }, [video])
  const setSpeed = (speed: number) => {
    const element = video.current
    if (!element) return
    element.defaultPlaybackRate = speed
    element.playbackRate = speed
  }
  const run = (command: PlayerCommand) => {
    const element = video.current
    if (element) perform(command, { element, items, seek, setSpeed, stage: stage.current })
  }
  return { ...state, seek, setSpeed, run }
}

type Performing = {
  element: HTMLVideoElement
  items: readonly PlayedItem[]
  seek: (seconds: number) => void
  setSpeed: (speed: number) => void
  stage: HTMLElement | null
}

function perform(command: PlayerCommand, { element, items, seek, setSpeed, stage }: Performing): void {
  const now = element.currentTime
  const whole = (items.at(-1)?.at ?? 0) / 1_000 + (items.at(-1)?.dur ?? 0) / 1_000
  const play = () => void element.play().catch(() => undefined)
  switch (command.do) {
    case 'toggle':
      return element.paused ? play() : element.pause()
    case 'play':
      return play()
    case 'pause':
      return element.pause()
    case 'faster':
      // The first L plays, further ones hurry.
      if (!element.paused) setSpeed(neighbour(speedOf(element), 1))
      return play()
    case 'slowerOrBack':
      if (!element.paused && speedOf(element) > 1) return setSpeed(neighbour(speedOf(element), -1))
      return seek(Math.max(0, now - 1))
    case 'frames':
      element.pause()
      return seek(middleOf(items, stepped(items, placeAt(items, now), command.by)))
    case 'seconds':
      return seek(Math.min(Math.max(0, now + command.by), lastMoment(items)))
    case 'cut':
      return seek(cutFrom(items, now, command.by))
    case 'edge':
      return seek(command.to === 'start' ? 0 : Math.min(whole, lastMoment(items)))
    case 'mute':
      element.muted = !element.muted
      return
    case 'fullscreen':
      if (document.fullscreenElement) void document.exitFullscreen()
      else void stage?.requestFullscreen()
  }
}

/** The speed that was chosen: while the player waits for pieces it stands at none. */
function speedOf({ playbackRate, defaultPlaybackRate }: HTMLVideoElement): number {
  return playbackRate || defaultPlaybackRate
}

function neighbour(speed: number, step: -1 | 1): number {
  const at = PLAYBACK_SPEEDS.findIndex((one) => one === speed)
  return PLAYBACK_SPEEDS[Math.min(Math.max(0, at + step), PLAYBACK_SPEEDS.length - 1)] ?? 1
}

/** The first frame of the piece after, or of this one, and where one stands there already of the one before. */
function cutFrom(items: readonly PlayedItem[], now: number, by: -1 | 1): number {
  const { index, nth } = placeAt(items, now)
  if (by === 1) return index + 1 < items.length ? middleOf(items, { index: index + 1, nth: 0 }) : lastMoment(items)
  return middleOf(items, { index: nth > 2 ? index : Math.max(0, index - 1), nth: 0 })
}

function lastMoment(items: readonly PlayedItem[]): number {
  const index = Math.max(0, items.length - 1)
  return middleOf(items, stepped(items, { ...placeAt(items, 0), index, nth: 0 }, Number.MAX_SAFE_INTEGER))
}

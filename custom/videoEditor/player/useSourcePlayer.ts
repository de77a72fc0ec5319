import { useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { PlayedItem } from '#contract/schemas/media.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { middleOf } from '#kit/parts/player/editClock.ts'
import { usePlayback } from '#kit/parts/player/usePlayback.ts'
import { useShaka } from '#kit/parts/player/useShaka.ts'
import { useShownFrame } from '#kit/parts/player/useShownFrame.ts'
import { useTransport } from '#kit/parts/player/useTransport.ts'
import { useVideo } from '../VideoContext.ts'

const NONE: readonly PlayedItem[] = []

/** The picture of the whole title, by its own frames; what it shows goes to the playhead. */
export function useSourcePlayer() {
  const { calls } = useConsole()
  const { video, playhead, player } = useVideo()
  const stage = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const smil = useMemo(() => [{ key: video.id, start: 0, ...(video.vrt !== undefined && { vrt: video.vrt }) }], [video])
  const { playback, error, retry } = usePlayback(video, smil)
  const items = playback?.items ?? NONE
  const { isReady, failure } = useShaka(element, playback && calls.mediaUrl(playback.url))
  const shown = useShownFrame(element, items)
  const transport = useTransport({ video: element, stage, items })
  const { isPlaying } = transport
  useEffect(() => {
    if (isReady && shown.source !== undefined) playhead.set({ frame: shown.source, isShown: shown.isShown, isPlaying })
  }, [isReady, shown.source, shown.isShown, isPlaying, playhead])
  const wished = useRef<number | undefined>(undefined)
  const seek = (frame: number) => {
    const at = Math.min(Math.max(0, frame), Math.max(0, video.length - 1))
    // What cannot be shown yet is where editing stands all the same.
    playhead.set({ frame: at, isShown: false })
    const [first] = items
    if (!isReady || !first) wished.current = at
    else transport.seek(middleOf(items, { index: 0, nth: at - (first.frame ?? 0) }))
  }
  useEffect(() => {
    if (!isReady || wished.current === undefined) return
    seek(wished.current)
    wished.current = undefined
  })
  useImperativeHandle(player, () => ({ seek, run: transport.run, setSpeed: transport.setSpeed }))
  return { stage, element, error, retry, isReady, failure, ...transport }
}

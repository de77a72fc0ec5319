import { useEffect, useState, type RefObject } from 'react'
import type { PlayedItem } from '#contract/schemas/media.ts'
import { placeAt, type EditPlace } from './editClock.ts'

/** The place in the edit, and whether the browser has reported that very frame as shown. */
type ShownFrame = EditPlace & { seconds: number; isShown: boolean }

/**
 * Which frame one sees. Browsers promise no exact seek, so what was asked for counts as provisional until the frame
 * that is really on screen was reported (requestVideoFrameCallback).
 */
export function useShownFrame(video: RefObject<HTMLVideoElement | null>, items: readonly PlayedItem[]): ShownFrame {
  const [time, setTime] = useState({ seconds: 0, isShown: false })
  useEffect(() => {
    const element = video.current
    if (!element) return
    let handle = 0
    const onFrame = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      setTime({ seconds: mediaTime, isShown: true })
      handle = element.requestVideoFrameCallback(onFrame)
    }
    const onAsked = () => setTime({ seconds: element.currentTime, isShown: false })
    if ('requestVideoFrameCallback' in element) handle = element.requestVideoFrameCallback(onFrame)
    else (element as HTMLVideoElement).addEventListener('timeupdate', onAsked)
    element.addEventListener('seeking', onAsked)
    return () => {
      if (handle > 0) element.cancelVideoFrameCallback(handle)
      element.removeEventListener('timeupdate', onAsked)
      element.removeEventListener('seeking', onAsked)
    }
  }, [video])
  return { ...placeAt(items, time.seconds), ...time }
}

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
    let reported: number | undefined
    const onFrame = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      reported = mediaTime
      setTime({ seconds: mediaTime, isShown: true })
      handle = element.requestVideoFrameCallback(onFrame)
    }
    const onSeeking = () => setTime({ seconds: element.currentTime, isShown: false })
    // A seek to the frame that stands there already brings no new one to report.
    const onSeeked = () => {
      if (reported !== undefined && isSameFrame(items, reported, element.currentTime))
        setTime({ seconds: reported, isShown: true })
    }
    handle = element.requestVideoFrameCallback(onFrame)
    element.addEventListener('seeking', onSeeking)
    element.addEventListener('seeked', onSeeked)
    return () => {
      element.cancelVideoFrameCallback(handle)
      element.removeEventListener('seeking', onSeeking)
      element.removeEventListener('seeked', onSeeked)
    }
  }, [video, items])
  return { ...placeAt(items, time.seconds), ...time }
}

function isSameFrame(items: readonly PlayedItem[], one: number, other: number): boolean {
  const [of, and] = [placeAt(items, one), placeAt(items, other)]
  return of.index === and.index && of.nth === and.nth
}

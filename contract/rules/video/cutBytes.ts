import { CUT_SOUND_KBPS, MP4_QUALITIES, type Mp4Quality } from '#contract/values/video.ts'

/** A stretch that is cut: how long it is, and bytes a second of its picture and its sound, where it has one. */
type CutStretch = { seconds: number; picture: number; sound: number | undefined }

/** kbit to bytes. */
const BYTES = 125
/** What an MP4 says of each second beside picture and sound: places and lengths of its frames. */
const INDEX_BYTES = 700

/**
 * About how many bytes a cut has. Encoded anew, its picture takes what the title's takes, or what the quality allows
 * where that is less, and its sound the rate of all cuts; else both are what they are. `kbps` bounds the picture more.
 */
export function cutBytes(
  stretches: readonly CutStretch[],
  { quality, isExact, kbps = Infinity }: { quality: Mp4Quality; isExact: boolean; kbps?: number | undefined },
): number {
  const most = isExact ? Math.min(MP4_QUALITIES[quality].kbps, kbps) * BYTES : Infinity
  return Math.ceil(
    stretches.reduce((sum, { seconds, picture, sound = 0 }) => {
      const heard = isExact && sound > 0 ? CUT_SOUND_KBPS * BYTES : sound
      return sum + seconds * (Math.min(most, picture) + heard + INDEX_BYTES)
    }, 0),
  )
}

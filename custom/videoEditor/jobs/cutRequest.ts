import { msOfFrames, timecodeOf } from '#contract/rules/time/timecode.ts'
import { clipNames } from '#contract/rules/video/clipNames.ts'
import { cutBytes } from '#contract/rules/video/cutBytes.ts'
import type { EditList } from '#contract/rules/video/editList.ts'
import { resultLength } from '#contract/rules/video/editList.ts'
import { placedBreaks } from '#contract/rules/video/editMap.ts'
import { toSmil } from '#contract/rules/video/toSmil.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { ClipRequest, Mp4Request } from '#contract/schemas/video.ts'
import { CUT_SOUND_KBPS, DOWNLOAD_TYPE, MP4_QUALITIES, type Mp4Quality } from '#contract/values/video.ts'
import type { VideoRead } from '../model/videoTitle.ts'

type Wanted = { lon: readonly LocalizedText[]; isExact: boolean }

/** What is asked for to download a list: one file of all parts, or one of each under a name of its own. */
export function mp4Request(
  list: EditList,
  quality: Mp4Quality,
  { title, lang, isExact }: { title: string; lang: string; isExact: boolean },
): Mp4Request {
  const names = clipNames(list, title, (frame) => timecodeOf(frame, list.rate).replaceAll(/[:;]/g, '.'))
  const smil = toSmil(list, list.asset.id).map((part, nth) => ({
    ...part,
    ...(list.output === 'many' && names[nth] !== undefined && { name: names[nth] }),
  }))
  return {
    sType: DOWNLOAD_TYPE,
    bandwidth: { audio: CUT_SOUND_KBPS, video: MP4_QUALITIES[quality].kbps },
    subtitle: false,
    quality,
    lon: [{ lang, n: title }],
    smil,
    exact: isExact,
    output: list.output,
  }
}

/** About how many bytes a download has; pieces that begin earlier, at keyframes, are so many frames longer. */
export function estimateOf(
  list: EditList,
  { bytes }: Pick<VideoRead, 'bytes'>,
  quality: Mp4Quality,
  { isExact, early }: { isExact: boolean; early: number },
): number {
  const seconds = (frames: number) => msOfFrames(frames, list.rate) / 1_000
  const whole = seconds(list.length) || 1
  const stretch = {
    seconds: seconds(resultLength(list) + (isExact ? 0 : early)),
    picture: bytes.picture / whole,
    sound: bytes.sound === undefined ? undefined : bytes.sound / whole,
  }
  return stretch.seconds > 0 ? cutBytes([stretch], { quality, isExact }) : 0
}

/** What is asked for to make new content of a list; its breaks go along by the time of the clip. */
export function clipRequest(list: EditList, cty: string, { lon, isExact }: Wanted): ClipRequest {
  const am = placedBreaks(list).flatMap(({ brk, at }) =>
    at === undefined ? [] : [{ at: msOfFrames(at, list.rate), dur: brk.dur, ap: brk.ap }],
  )
  return {
    id: list.asset.id,
    cty,
    lon: [...lon],
    smil: toSmil(list, list.asset.id),
    exact: isExact,
    ...(am.length > 0 && { am }),
  }
}

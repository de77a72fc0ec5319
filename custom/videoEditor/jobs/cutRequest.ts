import { msOfFrames, timecodeOf } from '#contract/rules/time/timecode.ts'
import { clipNames } from '#contract/rules/video/clipNames.ts'
import type { EditList } from '#contract/rules/video/editList.ts'
import { resultLength } from '#contract/rules/video/editList.ts'
import { placedBreaks } from '#contract/rules/video/editMap.ts'
import { toSmil } from '#contract/rules/video/toSmil.ts'
import type { ClipRequest, Mp4Request } from '#contract/schemas/video.ts'
import { CUT_SOUND_KBPS, DOWNLOAD_TYPE, MP4_QUALITIES, type Mp4Quality } from '#contract/values/video.ts'
import type { VideoRead } from '../model/videoTitle.ts'

type Wanted = { title: string; lang: string; isExact: boolean }

/** What is asked for to download a list: one file of all parts, or one of each under a name of its own. */
export function mp4Request(list: EditList, quality: Mp4Quality, { title, lang, isExact }: Wanted): Mp4Request {
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

type Sized = Pick<VideoRead, 'size' | 'hasSound'>

/** About how many bytes a download has: what the title has of that length, or what the rates allow where that is less. */
export function estimateOf(list: EditList, { size, hasSound }: Sized, quality: Mp4Quality, isExact: boolean): number {
  const frames = resultLength(list)
  const share = list.length > 0 ? (size * frames) / list.length : 0
  if (!isExact) return Math.ceil(share)
  const kbps = MP4_QUALITIES[quality].kbps + (hasSound ? CUT_SOUND_KBPS : 0)
  return Math.ceil(Math.min(share, (msOfFrames(frames, list.rate) * kbps) / 8))
}

/** What is asked for to make new content of a list; its breaks go along by the time of the clip. */
export function clipRequest(list: EditList, cty: string, { title, lang, isExact }: Wanted): ClipRequest {
  const am = placedBreaks(list).flatMap(({ brk, at }) =>
    at === undefined ? [] : [{ at: msOfFrames(at, list.rate), dur: brk.dur, ap: brk.ap }],
  )
  return {
    id: list.asset.id,
    cty,
    lon: [{ lang, n: title }],
    smil: toSmil(list, list.asset.id),
    exact: isExact,
    ...(am.length > 0 && { am }),
  }
}

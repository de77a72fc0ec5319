import { useTranslate } from 'ra-core'
import { framesOf } from '#contract/rules/time/timecode.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useVideo } from '../VideoContext.ts'
import { isMissing, type LiveCut } from './liveCut.ts'
import type { Aired } from './useAired.ts'

/** How far the airing is recorded, where playing will begin, what of the cut is not there, and when it is made. */
export function LiveNotes({ aired, cut }: { aired: Aired; cut: LiveCut }) {
  const translate = useTranslate()
  const format = useFormat()
  const { code, video } = useVideo()
  const { windows, missing, early } = cut
  const time = (ms: number) => code(framesOf(ms, video.rate))
  const last = Math.max(0, ...windows.map(({ ep }) => ep))
  return (
    <>
      <p className="quiet">
        {translate('liveToVod.recorded', { time: time(aired.recorded), whole: time(aired.whole) })}
      </p>
      {windows.length > 0 && (
        <p className="quiet">
          {translate(early > 0 ? 'liveToVod.early' : 'liveToVod.exact', {
            length: format.duration(windows.reduce((sum, { sp, ep }) => sum + ep - sp, 0)),
            early: format.number(early / 1_000, 2),
          })}
        </p>
      )}
      {isMissing(missing) && (
        <p className="quiet bad">{translate('video.live.missing', { length: format.duration(missing) })}</p>
      )}
      {last > aired.recorded && (
        <p className="quiet bad">{translate('liveToVod.waits', { time: format.dateTime(aired.from + last) })}</p>
      )}
    </>
  )
}

import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { nameOf, refusalText } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { BlockRow } from '../panels/panelParts.ts'
import { useConsequences } from '../useConsequences.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { useGhosts } from './useGhosts.ts'

/** More of what does not fit is only counted. */
const SHOWN = 50

type FitReportProps = {
  applied: Applied
  airings: readonly Airing[]
  /** The schedule that they go into, where it is that of another channel. */
  schedule?: Schedule
}

/** How many airings of many find their place, and which do not, each with what is in its way. */
export function FitReport({ applied, airings, schedule: other }: FitReportProps) {
  const words = useScheduleWords()
  const { translate } = words
  const { schedule } = useSchedule()
  // The lanes show no other channel.
  useGhosts(other ? undefined : applied)
  const left = applied.refused ? [applied.refused] : (applied.left ?? [])
  const { warned } = useConsequences(other ?? schedule, applied, new Set(airings.map(({ id }) => id)))
  const placed = applied.refused ? 0 : airings.length - left.length
  return (
    <section aria-label={translate('scheduleCopy.fit')}>
      <h3 role="status">{translate('scheduleCopy.fits', { smart_count: airings.length, placed })}</h3>
      {!other && warned && <p className="warned">{warned}</p>}
      <ul>
        {left.slice(0, SHOWN).map((refused) => {
          const airing = airings.find(({ id }) => id === refused.airing)
          return (
            <BlockRow key={refused.airing} sx={{ paddingInlineStart: 0 }}>
              <span className="place">{airing && nameOf(airing, words)}</span>
              <span className="much">{airing && shortMoment(airing.start, words)}</span>
              <p className="note">{refusalText(refused, other ?? schedule, words)}</p>
            </BlockRow>
          )
        })}
      </ul>
    </section>
  )
}

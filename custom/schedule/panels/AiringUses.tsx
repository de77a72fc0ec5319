import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { TextButton } from './panelParts.ts'
import { useJump } from './useJump.ts'

/** When else the same title airs in the days that were read. */
export function AiringUses({ airing }: { airing: Airing }) {
  const words = useScheduleWords()
  const { schedule } = useSchedule()
  const jump = useJump()
  const others = schedule.order.filter(
    ({ id, pgmId }) => id !== airing.id && pgmId !== undefined && pgmId === airing.pgmId,
  )
  return (
    <section>
      <h3>{words.translate('scheduleDetails.uses')}</h3>
      {others.length === 0 && <p className="quiet">{words.translate('scheduleDetails.noUses')}</p>}
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <TextButton type="button" data-quiet onClick={() => jump(other)}>
              {shortMoment(other.start, words)}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

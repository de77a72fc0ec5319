import { useId, useState } from 'react'
import type { ExpiringTitle } from '#contract/rules/schedule/warnings/expiryForesight.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { BlockRow, TextButton } from './panelParts.ts'
import { useJump } from './useJump.ts'

/** A title whose rights end soon: when, how often it still airs, and the way to every airing of it. */
export function ExpiringRow({ expiring: { at, airings, late }, name }: { expiring: ExpiringTitle; name: string }) {
  const words = useScheduleWords()
  const { translate, format } = words
  const jump = useJump()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const days = format.daysUntil(at)
  const when = format.relativeDays(at)
  return (
    <BlockRow>
      <span className="place">
        <TextButton
          type="button"
          data-quiet
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </TextButton>
      </span>
      <p className="note">
        {translate(days < 0 ? 'scheduleWarnings.expired' : 'scheduleWarnings.expires', {
          when,
          smart_count: airings.length,
        })}
      </p>
      <ul id={list} hidden={!isOpen} style={{ flexBasis: '100%' }}>
        {airings.map((airing) => (
          <li key={airing.id}>
            <TextButton type="button" data-quiet onClick={() => jump(airing)}>
              {shortMoment(airing.start, words)}
            </TextButton>
            {late.includes(airing) && <span className="much"> {translate('scheduleWarnings.tooLate')}</span>}
          </li>
        ))}
      </ul>
    </BlockRow>
  )
}

import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FillProposal } from '#contract/rules/schedule/fill/fillHole.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { TextButton } from '../panels/panelParts.ts'
import { useJump } from '../panels/useJump.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** Why a title is passed over; on screen `scheduleFill.passed.<reason>`. */
const PASSED_REASONS = ['spacing', 'rights', 'rating', 'notWanted'] as const

type ProposalBlockProps = { proposal: FillProposal; onAccept: () => void; children: ReactNode }

/** One gap of the ledger: where it is, its proposal, what stays open, and what was passed over for which reason. */
export function ProposalBlock({ proposal, onAccept, children }: ProposalBlockProps) {
  const words = useScheduleWords()
  const { translate, format } = words
  const jump = useJump()
  const { hole, rows, remainder, passedOver } = proposal
  const passed = PASSED_REASONS.flatMap((reason) => {
    const count = passedOver.filter((one) => one.reason === reason).length
    return count > 0 ? [translate(`scheduleFill.passed.${reason}`, { smart_count: count })] : []
  })
  const place = translate('scheduleWarnings.place', {
    title: shortMoment(hole.from, words),
    time: format.duration(hole.to - hole.from),
  })
  return (
    <section aria-label={place}>
      <h3 style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <span style={{ flex: 1 }}>
          <TextButton type="button" data-quiet onClick={() => jump({ at: hole.from })}>
            {place}
          </TextButton>
        </span>
        {rows.length > 0 && (
          <Button size="small" variant="outlined" onClick={onAccept}>
            {translate('scheduleFill.fillThis')}
          </Button>
        )}
      </h3>
      <ul>{children}</ul>
      <p className="quiet">
        {rows.length === 0
          ? translate('scheduleFill.nothingFits')
          : remainder > 0
            ? translate('scheduleFill.remainder', { length: format.duration(remainder) })
            : translate('scheduleFill.exactly')}
        {passed.length > 0 && ` ${translate('scheduleFill.passedOver', { list: format.list(passed) })}`}
      </p>
    </section>
  )
}

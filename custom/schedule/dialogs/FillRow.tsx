import type { FillProposal } from '#contract/rules/schedule/fill/fillHole.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { BlockRow, TextButton } from '../panels/panelParts.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type FillRowProps = { row: FillProposal['rows'][number]; onAccept: () => void; onOther: () => void }

/** One row of a proposal: what, when, how long and why; put in by itself, or passed over for another. */
export function FillRow({ row: { candidate, start, why }, onAccept, onOther }: FillRowProps) {
  const words = useScheduleWords()
  const { translate, format, titles, language } = words
  const title = titles.get(candidate.pgmId)
  const name = title ? titleOf(title, language) || candidate.pgmId : translate(`schedule.kinds.${candidate.kind}`)
  return (
    <BlockRow sx={{ paddingInlineStart: 0, flexWrap: 'nowrap' }}>
      <span className="much">{shortMoment(start, words)}</span>
      <span className="place" title={name} style={{ whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}>
        <b>{name}</b>
      </span>
      <span className="much">{format.duration(candidate.dur)}</span>
      <span className="much">{translate(`scheduleFill.why.${why}`)}</span>
      {why === 'bestFit' && (
        <TextButton type="button" aria-label={translate('scheduleFill.otherThan', { title: name })} onClick={onOther}>
          {translate('scheduleFill.other')}
        </TextButton>
      )}
      <TextButton type="button" aria-label={translate('scheduleFill.putInOne', { title: name })} onClick={onAccept}>
        {translate('scheduleFill.putIn')}
      </TextButton>
    </BlockRow>
  )
}

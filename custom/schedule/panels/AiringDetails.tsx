import { styled } from '@mui/material/styles'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SegmentStrip } from '#kit/parts/layoutParts/SegmentStrip.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { clockText, fixedText, nameOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { AiringActions } from './AiringActions.tsx'
import { AiringFields } from './AiringFields.tsx'
import { AiringUses } from './AiringUses.tsx'
import { TitleRightsList } from './TitleRightsList.tsx'
import { failureTexts } from './warningWords.ts'

/** One airing: its times in both zones, what is wrong with it, what can be typed, its rights, its pieces, its uses. */
export function AiringDetails({ airing }: { airing: Airing }) {
  const words = useScheduleWords()
  const { translate, format, titles } = words
  const { schedule, zones, now, failures, readOnly } = useSchedule()
  const name = nameOf(airing, words)
  const title = airing.pgmId === undefined ? undefined : titles.get(airing.pgmId)
  const fixed = whyFixed(schedule, airing, now)
  const canEdit = readOnly === undefined && (fixed === undefined || fixed === 'pinned')
  const segments = (title?.sg ?? []).flatMap(({ seg_ty, dur }) =>
    seg_ty !== undefined && dur ? [{ kind: seg_ty, length: dur }] : [],
  )
  return (
    <Details>
      <h2>{name}</h2>
      <p className="quiet">
        {translate(`schedule.kinds.${airing.kind}`)}, {format.duration(airing.dur)}
      </p>
      {[...new Set([zones.channel, zones.mine])].map((zone) => (
        <p key={zone} className="times">
          <b>
            {clockText(airing.start, zone)} – {clockText(endOf(airing), zone)}
          </b>{' '}
          {dayWords(format.settings.language, zone, airing.start)}, {zone}
        </p>
      ))}
      {fixed && (
        <p className="mark">
          <Icon name={fixed === 'pinned' ? 'pin' : 'lock'} size="small" />
          {fixedText(fixed, words)}
        </p>
      )}
      {failureTexts(failures.get(airing.id) ?? [], name, words).map((text) => (
        <p key={text} className="mark" data-tone="error">
          <Icon name="clockOff" size="small" />
          {text}
        </p>
      ))}
      <AiringFields airing={airing} runTime={title?.dur} canEdit={canEdit} />
      <AiringActions airing={airing} title={title ?? undefined} canEdit={canEdit} />
      {segments.length > 0 && (
        <section>
          <h3>{translate('scheduleDetails.segments')}</h3>
          <SegmentStrip segments={segments} />
        </section>
      )}
      {title && <TitleRightsList title={title} />}
      <AiringUses airing={airing} />
    </Details>
  )
}

const Details = styled('div')({
  display: 'grid',
  gap: 8,
  paddingBlock: 4,
  fontSize: 12,
  lineHeight: '18px',
  '& h2': { margin: 0, fontSize: 15, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& h3': { margin: '8px 0 4px', fontSize: 13, lineHeight: '20px', fontWeight: 'var(--marquee-weight-600, 600)' },
  '& p': { margin: 0 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .quiet': { color: 'var(--mui-palette-text-tertiary)' },
  '& .times': { color: 'var(--mui-palette-text-tertiary)' },
  '& .times b': { color: 'var(--mui-palette-text-primary)', fontVariantNumeric: 'tabular-nums' },
  '& .mark': { display: 'flex', gap: 6, color: 'var(--mui-palette-text-secondary)' },
  '& .mark[data-tone=error]': { color: 'var(--mui-palette-status-expired-on)' },
  '& .mark svg': { flex: 'none', marginBlockStart: 2 },
})

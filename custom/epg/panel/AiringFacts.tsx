import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { GuideAiring } from '#contract/schemas/live/guide.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { zoneCity } from '#kit/parts/format/zoneCity.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { useAudit } from '#kit/record/audit/useAudit.ts'
import type { Translate } from '../model/airingWords.ts'
import { clockText, episodeText } from '../model/airingWords.ts'
import type { AiringItem } from '../model/guideLane.ts'

type AiringFactsProps = { item: AiringItem; zone: string; now: number }

/** When, in both zones and in how long; its state; where it comes from and what was mended by hand. */
export function AiringFacts({ item, zone, now }: AiringFactsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { airing, from, to } = item
  const mine = format.settings.timeZone
  const zones = mine === zone ? [zone] : [zone, mine]
  const facts = [episodeText(airing, { translate }), ...(airing.rat ?? []).map(({ v }) => v)].filter(Boolean)
  return (
    <Facts>
      {zones.map((one, index) => (
        <div key={one} className="times" data-first={index === 0 || undefined}>
          <b>
            {clockText(from, one)} – {clockText(to, one)}
          </b>
          <span>
            {dayWords(format.settings.language, one, from)}, {zoneCity(one)}
          </span>
        </div>
      ))}
      <div className="about">
        <p>{[format.duration(to - from), untilWords(item, now, translate, format.duration), ...facts].join(', ')}</p>
        <StatusChip status={airing.st} area="live" />
      </div>
      <ul className="pins">
        {airing.pins?.length ? (
          <li>
            <Icon name="pin" size="small" />
            <MendedBy airing={airing} />
          </li>
        ) : (
          <li data-open>
            <Icon name={airing.mode === 'manual' ? 'edit' : 'unlock'} size="small" />
            {translate(airing.mode === 'manual' ? 'epg.panel.manual' : 'epg.panel.auto')}
          </li>
        )}
      </ul>
    </Facts>
  )
}

/** Who has mended it last, and when; without a name where the audit does not tell. */
function MendedBy({ airing: { id, rev } }: { airing: GuideAiring }) {
  const translate = useTranslate()
  const format = useFormat()
  const { entries } = useAudit(AIRING_TYPE, id, rev)
  const mend = entries.find(({ change }) => change.some(({ field }) => field.split('/')[1] === 'pins'))
  if (!mend) return translate('epg.mendedByHand')
  return translate('epg.panel.mendedBy', { name: mend.name || mend.changed_by, time: format.dateTime(mend.ct) })
}

function untilWords(
  { from, to }: AiringItem,
  now: number,
  translate: Translate,
  duration: (ms: number) => string,
): string {
  if (to <= now) return translate('epg.panel.past')
  if (from <= now) return translate('epg.panel.left', { time: duration(to - now) })
  return translate('epg.panel.in', { time: duration(from - now) })
}

const Facts = styled('div')({
  '& .times': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 12,
    lineHeight: '20px',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& .times b': {
    whiteSpace: 'nowrap',
    fontWeight: 'var(--marquee-weight-600, 600)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .times[data-first] b': { fontSize: 13, color: 'var(--mui-palette-text-primary)' },
  '& .about': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, margin: '4px 0 8px' },
  '& .about .k-chip': { flex: 'none' },
  '& p': { margin: 0, fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& .pins li': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: 12,
    lineHeight: '24px',
    color: 'var(--mui-palette-accent-text)',
  },
  '& .pins [data-open]': { color: 'var(--mui-palette-text-tertiary)' },
})

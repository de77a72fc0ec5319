import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { flagText, timesText } from '../model/airingWords.ts'
import type { AiringItem } from '../model/guideLane.ts'

type AiringProblemsProps = { item: AiringItem; zone: string }

/** What is wrong with an airing: rights that do not hold while it airs, and what runs at the same time. */
export function AiringProblems({ item, zone }: AiringProblemsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = { translate, format, zone }
  const { flags = [] } = item.airing
  if (flags.length === 0 && !item.overlap) return null
  return (
    <List>
      {flags.map((flag) => (
        <li key={`${flag.reason} ${flag.at}`} data-kind="expired">
          <Icon name="clockOff" size="small" />
          <span>
            <b>{flagText(flag, item, words)}</b>
            {flag.at !== undefined && <small>{translate(`epg.panel.of.${flag.of}`)}</small>}
          </span>
        </li>
      ))}
      {item.overlap && (
        <li data-kind="error">
          <Icon name="layers" size="small" />
          <span>
            <b>{translate('epg.overlapOf', { length: format.duration(item.overlap.to - item.overlap.from) })}</b>
            <small>{timesText(item.overlap, words)}</small>
          </span>
        </li>
      )}
    </List>
  )
}

const status = (kind: string) => ({
  backgroundColor: `var(--mui-palette-status-${kind}-bg)`,
  color: `var(--mui-palette-status-${kind}-on)`,
})

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& li': {
    display: 'flex',
    gap: 8,
    padding: '8px 12px',
    borderRadius: 6,
    fontSize: 12,
    lineHeight: '16px',
    marginBlockStart: 8,
  },
  '& li + li': { marginBlockStart: 0 },
  '& b, & small': { display: 'block', fontSize: 12 },
  '& b': { fontWeight: 'var(--marquee-weight-600, 600)' },
  '& [data-kind=expired]': status('expired'),
  '& [data-kind=error]': status('error'),
})

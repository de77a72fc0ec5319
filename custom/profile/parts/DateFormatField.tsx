import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useState } from 'react'
import type { DateFormat } from '#contract/rules/dates/displayDate.ts'
import { DATE_FORMATS } from '#contract/rules/dates/displayDate.ts'
import { createFormatter } from '#kit/parts/format/createFormatter.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { Help } from './layout.ts'

/** A minute's change is seen soon enough. */
const TICK_MS = 5_000

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: 6,
  '& legend': { padding: 0, marginBlockEnd: 4, fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
})
const Card = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  padding: '7px 12px',
  borderRadius: 6,
  border: '1px solid var(--mui-palette-line-edge)',
  cursor: 'pointer',
  '& input': { accentColor: 'var(--mui-palette-accent-main)', margin: 0 },
  '& output': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& code': { font: 'inherit', color: 'var(--mui-palette-text-tertiary)' },
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:has(:checked)': {
    borderColor: 'var(--mui-palette-accent-main)',
    background: 'var(--mui-palette-surface-selected)',
  },
  '&:has(:focus-visible)': focusRing('outside'),
})

type DateFormatFieldProps = { value: DateFormat; onChoose: (format: DateFormat) => void }

/** The three orders of dates (specification section 5), each with this very moment in it. */
export function DateFormatField({ value, onChoose }: DateFormatFieldProps) {
  const translate = useTranslate()
  const name = useId()
  const { settings, now } = useFormat()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), TICK_MS)
    return () => clearInterval(timer)
  }, [now])
  const samples = DATE_FORMATS.map((dateFormat) =>
    createFormatter({ ...settings, dateFormat }, { translate, now }).dateTime(moment),
  )
  return (
    <Group>
      <legend>{translate('settings.dateFormat')}</legend>
      {DATE_FORMATS.map((dateFormat, index) => (
        <Card key={dateFormat}>
          <input
            type="radio"
            name={name}
            checked={dateFormat === value}
            onChange={() => onChoose(dateFormat)}
            aria-label={dateFormat}
          />
          <code>{dateFormat}</code>
          <output>{samples[index]}</output>
        </Card>
      ))}
      {new Set(samples).size === 1 && <Help>{translate('profile.prefs.oneOrder')}</Help>}
    </Group>
  )
}

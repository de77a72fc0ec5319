import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { DayState } from '#contract/rules/schedule/model/schedule.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import type { StateName } from '#kit/parts/status/statusLook.ts'
import type { LaneSpan } from '../model/dayAxis.ts'
import { dayStateName } from '../model/dayState.ts'

type DayHeadProps = {
  span: LaneSpan
  zone: string
  state: DayState | undefined
  isToday: boolean
  /** '+1 h': how much later the reader's own clocks are on this day than on the ruler. */
  shifted: string | undefined
}

/** What stands before the lane of a day: which day, its state, and where the reader's clocks differ from the ruler. */
export function DayHead({ span, zone, state, isToday, shifted }: DayHeadProps) {
  const translate = useTranslate()
  const { settings } = useFormat()
  const { from } = span.bounds
  const name = dayStateName(state)
  return (
    <Head data-today={isToday || undefined}>
      <b>{dayWords(settings.language, zone, from, 'dayOfWeek')}</b>
      <small>
        {name === 'empty' ? (
          translate('scheduleLanes.notSaved')
        ) : (
          <>
            <StatusGlyph state={name as StateName} size="tiny" worded />
            {translate(`status.${name}`)}
          </>
        )}
      </small>
      {shifted !== undefined && <em title={translate('scheduleLanes.clocksHint')}>{shifted}</em>}
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  blockSize: '100%',
  whiteSpace: 'nowrap',
  '& b': { fontSize: 13, fontWeight: 600, lineHeight: '18px' },
  '&[data-today] b': { color: 'var(--mui-palette-accent-text)' },
  '& small': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: 11,
    fontWeight: 500,
    lineHeight: '16px',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& em': {
    fontSize: 11,
    fontStyle: 'normal',
    fontWeight: 700,
    lineHeight: '14px',
    color: 'var(--mui-palette-accent-text)',
  },
})

import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { PICKER_SIZE } from '#kit/forms/dates/pickerSize.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'

const DatePicker = lazy(() => import('#kit/forms/dates/DatePicker.tsx'))

type DayButtonProps = { day: string; zone: string; onDay: (instant: number) => void }

/** The day that is looked at, and its length where clocks change; a calendar to choose another. */
export function DayButton({ day, zone, onDay }: DayButtonProps) {
  const translate = useTranslate()
  const format = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { from, to } = dayBounds(day, zone)
  const words = dayWords(format.settings.language, zone, from, 'withYear')
  const isUsual = to - from === 24 * 3_600_000
  const close = () => setOpen(false)
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={translate('epg.chooseDay', {
          day: words,
        })}
        endIcon={<Icon name="chevronDown" size="small" />}
        onClick={() => setOpen(true)}
        sx={{ typography: 'subtitle1', fontWeight: 700, whiteSpace: 'nowrap' }}
      >
        {words}
        {!isUsual && `, ${format.duration(to - from)}`}
      </Button>
      {isOpen && (
        <SidePopover open anchorEl={button.current} onClose={close}>
          <Suspense fallback={<div style={PICKER_SIZE} role="status" aria-label={translate('states.loading')} />}>
            <DatePicker
              label={translate('epg.day')}
              zone={zone}
              withTime={false}
              instant={from}
              onInstant={(picked) => onDay(picked ?? format.now())}
              onClose={close}
            />
          </Suspense>
        </SidePopover>
      )}
    </>
  )
}

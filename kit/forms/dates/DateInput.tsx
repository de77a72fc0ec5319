import { useTranslate } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import { inputProps } from '../parts/inputProps.ts'
import { PICKER_SIZE } from './pickerSize.ts'

/** The calendar is fetched when it is first opened; typing needs none of it. */
const DatePicker = lazy(() => untilFetched(() => import('./DatePicker.tsx')))

type DateInputProps = {
  control: ControlProps
  zone: string
  withTime?: boolean
  /** What holds while the field is empty. */
  placeholder?: string
  format: (value: unknown) => string
  /** The instant (epoch ms) that a text means. */
  read: (text: string) => number | undefined
  write: (instant: number) => string
}

/** A date is typed, in any form that the console understands, or picked from a calendar. */
export function DateInput({ control, zone, withTime = false, placeholder, format, read, write }: DateInputProps) {
  const translate = useTranslate()
  const formatter = useFormat()
  const box = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { field, commit, disabled, label, touch } = control
  const { text, type, leave } = useTypedText(control, format, (typed) => {
    if (typed.trim() === '') return { value: undefined }
    const instant = read(typed)
    return instant === undefined
      ? { problem: withTime ? 'format.date-time' : 'format.date' }
      : { value: write(instant) }
  })
  const close = () => {
    setOpen(false)
    touch()
  }
  const instant = typeof field.value === 'string' ? Date.parse(field.value) : NaN
  return (
    <span className="f-date" ref={box} title={withTime ? formatter.zoneLabel(instant) : undefined}>
      <input
        {...inputProps(control)}
        className="f-input"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
        onBlur={leave}
      />
      <button
        type="button"
        className="f-icon"
        disabled={disabled}
        aria-label={translate('forms.openCalendar', { name: label })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" size="small" />
      </button>
      {isOpen && (
        <SidePopover open anchorEl={box.current} onClose={close}>
          <Suspense fallback={<div style={PICKER_SIZE} role="status" aria-label={translate('states.loading')} />}>
            <DatePicker
              label={label}
              zone={zone}
              withTime={withTime}
              instant={Number.isNaN(instant) ? undefined : instant}
              onInstant={(picked) => commit(picked === undefined ? undefined : write(picked))}
              onClose={close}
            />
          </Suspense>
        </SidePopover>
      )}
    </span>
  )
}

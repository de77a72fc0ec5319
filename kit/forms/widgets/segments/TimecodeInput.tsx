import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import { readTimecode } from '#contract/rules/time/readTimecode.ts'
import { stepTimecode, unitAtCaret } from '#contract/rules/time/stepTimecode.ts'
import { framesOf, msOfFrames, timecodeOf } from '#contract/rules/time/timecode.ts'

type TimecodeInputProps = {
  label: string
  /** A point or a length in ms. */
  value: number | undefined
  rate: FrameRate
  onChange: (ms: number | undefined) => void
  /** Whether what stands in the field is a time: while it is none, `onChange` keeps the last one. */
  onRead?: (isRead: boolean) => void
  disabled?: boolean
  autoFocus?: boolean
}

/**
 * A point or a length as HH:MM:SS;FF at one rate. Whatever can be read counts as it is typed ('90', '1:23', '+10f');
 * arrow keys step the digits under the cursor. Emptied it is nothing.
 */
export function TimecodeInput({ label, value, rate, onChange, onRead, disabled, autoFocus }: TimecodeInputProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<{ text: string; base: number }>()
  const frame = value === undefined ? undefined : framesOf(value, rate)
  const shown = frame === undefined ? '' : timecodeOf(frame, rate)
  const reading = typed && typed.text.trim() !== '' ? readTimecode(typed.text, rate, typed.base) : undefined
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  const type = (text: string) => {
    const base = typed?.base ?? frame ?? 0
    setTyped({ text, base })
    const read = readTimecode(text, rate, base)
    onRead?.('frame' in read)
    if (text.trim() === '') onChange(undefined)
    else if ('frame' in read) onChange(msOfFrames(read.frame, rate))
  }
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0 || frame === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const input = event.currentTarget
    const caret = input.selectionStart ?? 0
    setTyped(undefined)
    onRead?.(true)
    onChange(msOfFrames(stepTimecode(frame, unitAtCaret(input.value, caret), by, rate), rate))
    requestAnimationFrame(() => input.setSelectionRange(caret, caret))
  }
  return (
    <TextField
      label={label}
      value={typed?.text ?? shown}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      error={problem !== undefined}
      helperText={problem && translate(`segments.timecode.${problem}`)}
      placeholder="00:00:00;00"
      onChange={({ target }) => type(target.value)}
      onBlur={() => problem === undefined && setTyped(undefined)}
      slotProps={{ htmlInput: { onKeyDown: step, autoComplete: 'off', spellCheck: false } }}
    />
  )
}

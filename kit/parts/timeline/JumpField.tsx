import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { useState } from 'react'
import { monthNames } from '#contract/rules/dates/displayDate.ts'
import { readMoment } from '#contract/rules/dates/readMoment.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { dayWords } from '../format/dayWords.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { momentText } from './rulerText.ts'
import type { Timeline } from './state/createTimeline.ts'
import { useTimelineShown } from './state/useTimeline.ts'

type JumpFieldProps = {
  timeline: Timeline
  zone: string
  now: number
  inputRef?: RefObject<HTMLInputElement | null>
  /** Where it went: the page may choose what runs there. */
  onJump?: (at: number) => void
}

/** '21:00', 'tomorrow', '3 Dec 20:30': the timeline goes there; a time that comes twice or never says what was taken. */
export function JumpField({ timeline, zone, now, inputRef, onJump }: JumpFieldProps) {
  const translate = useTranslate()
  const { settings } = useFormat()
  const { scale } = useTimelineShown(timeline)
  const [text, setText] = useState('')
  const [note, setNote] = useState<{ words: string; isError: boolean }>()
  const words = {
    now: translate('timeline.now'),
    today: translate('timeline.today'),
    tomorrow: translate('timeline.tomorrow'),
    yesterday: translate('timeline.yesterday'),
    months: monthNames(settings.language),
  }
  const jump = () => {
    const { from, to } = timeline.times()
    const moment = readMoment(text, { zone, now, day: dayOf((from + to) / 2, zone), words })
    if (!moment) return setNote({ words: translate('timeline.unknown'), isError: true })
    const { instant, kind } = moment
    if (instant < scale.from || instant >= scale.to) {
      const [start, end] = [scale.from, scale.to - 1].map((at) => dayWords(settings.language, zone, at))
      return setNote({ words: translate('timeline.outside', { from: start, to: end }), isError: true })
    }
    timeline.jumpTo(instant, moment.isDay ? 0 : undefined)
    const time = momentText(instant, zone, settings.language)
    setNote(kind === 'once' ? undefined : { words: translate(`timeline.${kind}`, { time }), isError: false })
    setText('')
    onJump?.(instant)
  }
  return (
    <TextField
      size="small"
      value={text}
      placeholder={translate('timeline.jump')}
      error={note?.isError ?? false}
      helperText={note?.words}
      onChange={({ target }) => {
        setText(target.value)
        setNote(undefined)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        jump()
      }}
      slotProps={{
        htmlInput: { ref: inputRef, 'aria-label': translate('timeline.jump') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="clock" size="small" />
            </InputAdornment>
          ),
        },
        formHelperText: { role: 'status' },
      }}
      sx={FIELD}
    />
  )
}

/** As wide as its hint where browsers can tell. */
const FIELD = { minWidth: 204, maxWidth: 320, '& input': { fieldSizing: 'content', minInlineSize: 148 } } as const

import { useState, type KeyboardEvent } from 'react'
import { readMoment } from '#contract/rules/dates/readMoment.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { clockText, nameOf, type ScheduleWords } from '../model/scheduleWords.ts'

export type StartActs = {
  /** Puts the airing to another start; true where it went there. */
  onStart: (airing: Airing, toStart: number) => boolean
  /** The text is no time. */
  onUnread: (text: string) => void
}

type StartFieldProps = StartActs & { airing: Airing; now: number; words: ScheduleWords }

/** The start of an airing as one types it: '10:15', 'tomorrow 6:30'. Enter moves it there, Escape takes the text back. */
export function StartField({ airing, now, words, onStart, onUnread }: StartFieldProps) {
  const { zone, translate } = words
  const shown = clockText(airing.start, zone)
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed === undefined || typed.trim() === shown) return setTyped(undefined)
    const moment = readMoment(typed, { zone, now, day: dayOf(airing.start, zone) })
    if (!moment) return onUnread(typed)
    onStart(airing, moment.instant)
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-row]')
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape') setTyped(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
    row?.focus()
  }
  return (
    <input
      className="start"
      tabIndex={-1}
      autoComplete="off"
      aria-label={translate('schedule.list.startOf', { title: nameOf(airing, words) })}
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

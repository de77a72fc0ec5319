import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#contract/values/timers.ts'
import { EVENING, renderInKit } from '#tests/support/renderInKit.tsx'
import { CountdownWidget, timeParts } from './CountdownWidget.tsx'

const timer = () => screen.getByRole('timer', { name: 'Time left' }).textContent
const now = () => Date.now()

describe('the countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: EVENING }))
  afterEach(() => void vi.useRealTimers())
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

  it('runs from fifteen days, a tick a second', async () => {
    await renderInKit(<CountdownWidget />, { now })
    expect(timer()).toBe('15 days0 hours0 minutes0 seconds')
    after(1000)
    expect(timer()).toBe('14 days23 hours59 minutes59 seconds')
  })

  it('says one day, and ends once', async () => {
    const onEnd = vi.fn()
    await renderInKit(<CountdownWidget endsAt={EVENING + DAY_MS + 1000} onEnd={onEnd} />, { now })
    expect(timer()).toBe('1 day0 hours0 minutes1 second')
    after(DAY_MS)
    expect(timer()).toBe('0 days0 hours0 minutes1 second')
    after(1000)
    expect(screen.getByRole('status')).toHaveTextContent('The time is up.')
    after(60_000)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it.each([
    ['zh', '15 天0 小时0 分钟0 秒'],
    ['ms', '15 hari0 jam0 minit0 saat'],
    ['ta', '15 நாட்கள்0 மணிநேரங்கள்0 நிமிடங்கள்0 விநாடிகள்'],
  ] as const)('speaks %s', async (language, words) => {
    await renderInKit(<CountdownWidget />, { language, now })
    expect(screen.getByRole('timer').textContent).toBe(words)
  })

  it('loses no second between its parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY_MS }), (milliseconds) => {
        const { days, hours, minutes, seconds } = timeParts(milliseconds)
        const whole = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
        expect(whole).toBe(Math.floor(milliseconds / 1000))
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
      }),
    )
  })
})

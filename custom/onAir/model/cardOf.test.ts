import { describe, expect, it } from 'vitest'
import type { OnAirBoard, OnAirChannel, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { cardOf, nextChange } from './cardOf.ts'
import { cardsOf } from './shownCards.ts'

const HOUR = 3_600_000
const slot = (from: number, to: number) => ({ id: `${from}`, from: from * HOUR, to: to * HOUR, lon: [] })
const line = (more: Partial<OnAirChannel>): OnAirChannel => ({
  ...{ channel: { id: 'c', lon: [], ia: [] }, days: ['published'], today: '2026-11-24' },
  ...more,
})
const problem = (kind: OnAirProblem['kind'], from: number, to?: number): OnAirProblem => ({
  ...{ key: kind, kind, channel: 'c', from: from * HOUR, count: 1, matters: [] },
  ...(to !== undefined && { to: to * HOUR }),
})

describe('the card of a channel', () => {
  const shown = line({ now: slot(1, 3), next: slot(3, 5) })

  it('goes on to the next airing by itself', () => {
    expect(cardOf(shown, [], 2 * HOUR)).toMatchObject({ tone: 'fine', current: { id: '1' }, next: { id: '3' } })
    expect(cardOf(shown, [], 3 * HOUR)).toMatchObject({ tone: 'fine', current: { id: '3' }, next: undefined })
  })

  it('is dark while nothing is on air, and counts since when', () => {
    const gap = problem('deadAir', 3, 4)
    const dark = cardOf(line({ now: slot(1, 3), next: slot(4, 5) }), [gap], 3.5 * HOUR)
    expect(dark).toMatchObject({ tone: 'dark', current: undefined, next: { id: '4' }, counts: 3 * HOUR })
  })

  it('is in trouble where viewers would lose the picture within twelve hours, and counts down to it', () => {
    expect(cardOf(shown, [problem('overlap', 2.5, 3), problem('rights', 3, 5)], 2 * HOUR)).toMatchObject({
      ...{ tone: 'soon', problem: { kind: 'rights' }, counts: 3 * HOUR },
    })
    expect(cardOf(shown, [problem('noGuide', 15)], 2 * HOUR)).toMatchObject({ tone: 'warn', counts: undefined })
    expect(cardOf(shown, [problem('overlap', 2.5, 3)], 2 * HOUR).tone).toBe('warn')
  })

  it('leaves out what is over, and is off without any guide', () => {
    expect(cardOf(shown, [problem('deadAir', 0, 1)], 2 * HOUR).tone).toBe('fine')
    expect(cardOf(line({ days: [] }), [], HOUR).tone).toBe('off')
  })

  it('stands after those of channels that have a guide, where its channel never had one', () => {
    const named = (id: string, days: OnAirChannel['days']) => line({ channel: { id, lon: [], ia: [] }, days })
    const channels = [named('first', []), named('second', ['published']), named('third', ['published'])]
    const board = { channels, problems: [] } as unknown as OnAirBoard
    expect(cardsOf(board, HOUR).map((one) => one.line.channel.id)).toEqual(['second', 'third', 'first'])
  })

  it('changes by itself when the first of all airings ends or begins', () => {
    expect(nextChange([shown, line({ next: slot(2.5, 9) })], 2 * HOUR)).toBe(2.5 * HOUR)
    expect(nextChange([line({})], 2 * HOUR)).toBeUndefined()
  })
})

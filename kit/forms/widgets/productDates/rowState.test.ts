import { expect, it } from 'vitest'
import type { AirState } from '#contract/rules/availability/titleState.ts'
import { rowState } from './rowState.ts'

const air = (word: AirState['word']): AirState => ({ word, isOnAir: word === 'ACTIVE', reasons: [] })
const inside = { state: 'ACTIVE', days: 37 } as const

it('a row says of a title what every other screen says of it', () => {
  expect(rowState(inside, air('ACTIVE'))).toEqual(inside)
  expect(rowState(inside, air('OFF'))).toEqual({ state: 'OFF', days: 37 })
  expect(rowState(inside, air('EXPIRED')), 'another date has ended it').toEqual({ state: 'EXPIRED', days: undefined })
  expect(rowState({ state: 'ALWAYS', days: undefined }, air('OFF'))).toEqual({ state: 'OFF', days: undefined })
})

it('a row speaks of its own window where no title is known, and of its own mistake always', () => {
  expect(rowState(inside, undefined)).toEqual(inside)
  const reversed = { state: 'REVERSED', days: undefined } as const
  expect(rowState(reversed, air('ACTIVE'))).toEqual(reversed)
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { Greeting } from './Greeting.tsx'
import { greetingKey } from './greetingKey.ts'

const SEVEN_IN_THE_MORNING_THERE = Date.parse('2026-11-21T23:17:00Z')
const session = { actor: { name: 'Kavitha Raman', username: 'kavitha' } } as unknown as ConsoleValue

it('greets by the clock of the zone that was chosen, wherever the browser stands', async () => {
  const now = () => SEVEN_IN_THE_MORNING_THERE
  await renderInKit(
    <ConsoleContext value={session}>
      <Greeting />
    </ConsoleContext>,
    { timeZone: 'Asia/Kuala_Lumpur', now },
  )
  expect(screen.getByRole('heading', { name: 'Good morning, Kavitha' })).toBeVisible()
  expect(screen.getByText('22 Nov 2026 07:17')).toBeInTheDocument()
  expect(screen.getByText(/, Kuala Lumpur/)).toBeInTheDocument()
})

it('begins the afternoon at noon and the evening at six', () => {
  const at = (time: string) => greetingKey(Date.parse(`2026-11-24T${time}:00Z`), 'Asia/Kuala_Lumpur')
  expect(['03:59', '04:00', '09:59', '10:00'].map(at)).toEqual([
    'dashboard.goodMorning',
    'dashboard.goodAfternoon',
    'dashboard.goodAfternoon',
    'dashboard.goodEvening',
  ])
})

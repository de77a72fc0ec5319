import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { ConsoleContext, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import type { GuideLane } from './model/guideLane.ts'
import { useGuideZone } from './useGuideZone.ts'

const lanesIn = (tz: string) => [{ nth: 0, channel: { tz } }] as unknown as GuideLane[]

function Zone({ lanes }: { lanes: readonly GuideLane[] }) {
  const { zone, isKnown, learn } = useGuideZone()
  learn(lanes)
  return <p>{isKnown ? zone : 'not known'}</p>
}

const STEPS = [
  { product: 'my', tz: 'Asia/Kuala_Lumpur' },
  { product: 'sg', tz: undefined },
  { product: 'sg', tz: 'Asia/Singapore' },
  { product: 'my', tz: undefined },
]

/** The guide of one product after another, whose channels have come or are still on their way. */
function Guide() {
  const [step, setStep] = useState(0)
  const { product, tz } = STEPS[step] ?? {}
  return (
    <ConsoleContext.Provider value={{ ...useConsole(), product }}>
      <Zone lanes={tz === undefined ? [] : lanesIn(tz)} />
      <button onClick={() => setStep(step + 1)}>Next</button>
    </ConsoleContext.Provider>
  )
}

beforeEach(() => localStorage.clear())

it('is what the channels of this product told, as long as those of the product chosen last are on their way', async () => {
  await showInConsole(<Guide />)
  const seen: string[] = []
  for (const step of STEPS.keys()) {
    if (step > 0) await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    seen.push(screen.getByRole('paragraph').textContent)
  }
  expect(seen).toEqual(['Asia/Kuala_Lumpur', 'not known', 'Asia/Singapore', 'Asia/Kuala_Lumpur'])
})

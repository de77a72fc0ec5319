import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { useTypeCheck } from './useTypeCheck.ts'

const DRAFT = { type: 'concert' }
const SOUND = { problems: [], invalidCount: 0, looked: 0, atLeast: false, examples: [] }
const BUSY: Partial<ApiError> = { code: 'unavailable', retryAfterS: 0.01 }

function State({ draft = DRAFT }) {
  return <p>{useTypeCheck(draft, true).state}</p>
}

describe('the check of a type document', () => {
  it('is asked for at once as the document opens, and afterwards once typing pauses', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const isPaused = () => timers.mock.calls.some(([, ms]) => ms === 400)
    const checkType = vi.fn().mockResolvedValue(SOUND)
    function Typed() {
      const [draft, setDraft] = useState(DRAFT)
      return (
        <>
          <State draft={draft} />
          <button onClick={() => setDraft({ type: 'concerts' })} />
        </>
      )
    }
    await showInConsole(<Typed />, { calls: { checkType } as unknown as ConsoleValue['calls'] })
    expect(await screen.findByText('done')).toBeVisible()
    expect(isPaused()).toBe(false)
    fireEvent.click(screen.getByRole('button'))
    expect(isPaused()).toBe(true)
    timers.mockRestore()
  })

  it('is not waited for to draw what the server has stored, which it looked at as it was saved', async () => {
    const checkType = vi.fn(() => new Promise<never>(() => undefined))
    const Drawable = ({ stored }: { stored?: typeof DRAFT }) => (
      <p>{useTypeCheck(DRAFT, true, stored).drawable ? 'drawn' : 'waits'}</p>
    )
    const calls = { checkType } as unknown as ConsoleValue['calls']
    await showInConsole(
      <>
        <Drawable stored={DRAFT} />
        <Drawable />
      </>,
      { calls },
    )
    expect([screen.getByText('drawn'), screen.getByText('waits')].every((text) => text.isConnected)).toBe(true)
  })

  it('is asked for again where the server was too busy, and blames nothing meanwhile', async () => {
    const checkType = vi.fn().mockRejectedValueOnce(BUSY).mockResolvedValue(SOUND)
    await showInConsole(<State />, { calls: { checkType } as unknown as ConsoleValue['calls'] })
    expect(screen.getByText('waiting')).toBeVisible()
    expect(await screen.findByText('done')).toBeVisible()
    expect(checkType).toHaveBeenCalledTimes(2)
  })
})

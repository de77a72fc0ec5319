import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { GeoCheck, GeoInput } from '#contract/schemas/geo.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { CreatePage } from './CreatePage.tsx'

const JAPAN = { ip: '175.129.128.0/17', country: 'JP', ut: '2026-11-24T12:00:00.000Z' }
const checked = (ip: string): GeoCheck => ({
  ...{ ip, first: '175.128.0.0', last: '175.143.255.255', size: '1048576', wide: true, overlapping: 1 },
  overlaps: [{ ...JAPAN, relation: 'within' }],
})

async function openForm() {
  const createGeoLocation = vi.fn((sent: { body: GeoInput }) => Promise.resolve({ ...sent.body, ut: JAPAN.ut }))
  const calls = {
    checkGeoLocation: ({ query }: { query: { ip: string } }) => Promise.resolve(checked(query.ip)),
    createGeoLocation,
  }
  await showInConsole(<CreatePage />, { calls } as unknown as Partial<ConsoleValue>)
  const user = userEvent.setup()
  const type = (text: string) => user.type(screen.getByRole('textbox', { name: /Address or range/ }), text)
  return { user, type, createGeoLocation }
}
const add = () => screen.getByRole('button', { name: 'Add range' })

describe('a new range', () => {
  it('is added once its overlap is settled and its width is meant', async () => {
    const { user, type, createGeoLocation } = await openForm()
    await type('175.128.0.0/12')
    await user.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'MY')
    await screen.findByText('1 overlap to settle')
    expect(add()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Absorb: 175.129.128.0/17' }))
    await user.click(screen.getByRole('switch', { name: /I mean it/ }))
    await user.click(add())
    expect(createGeoLocation.mock.calls[0]?.[0].body).toMatchObject({
      ...{ ip: '175.128.0.0/12', country: 'MY', absorb: ['175.129.128.0/17'] },
    })
  })

  it('that is none says why, and what may have been meant', async () => {
    const { user, type } = await openForm()
    await type('10.0.0.5/8')
    await screen.findByText('A range begins at its first address: 10.0.0.0/8.')
    await user.click(screen.getByRole('button', { name: 'Use 10.0.0.0/8' }))
    expect(screen.getByRole('textbox', { name: /Address or range/ })).toHaveValue('10.0.0.0/8')
  })
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Person } from '#contract/schemas/people.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { PolicyContext, type usePolicyScreen } from '../PolicyContext.ts'
import { PeopleInput } from './PeopleInput.tsx'
import { usePeople } from './usePeople.ts'

const NO_CASES: never[] = []

const PEOPLE: readonly Person[] = [
  { uid: 'u-ann', name: 'Ann Lee' },
  { uid: 'u-ben', name: 'Ben Tan' },
  { uid: 'u-ben2', name: 'Ben Tan' },
]

async function open(isList: boolean, answers: () => Promise<unknown> = () => Promise.resolve()) {
  const onChange = vi.fn<(value: unknown) => void>()
  const listPeople = ({ query: { term = '' } }: { query: { term?: string } }) => {
    const rows = PEOPLE.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
    return answers().then(() => ({ rows, count: rows.length }))
  }
  function Row() {
    const [value, setValue] = useState<unknown>(isList ? [] : '')
    const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
    const learn = ({ uid, name }: Person) => setNames((before) => new Map(before).set(uid, name))
    const people = { names, unknown: new Set<string>(), learn }
    const change = (next: unknown) => {
      onChange(next)
      setValue(next)
    }
    const props = { label: 'Value', value, onChange: change, onLeave: () => undefined, disabled: false }
    return (
      <PolicyContext value={{ people } as unknown as ReturnType<typeof usePolicyScreen>}>
        <PeopleInput {...props} isList={isList} />
      </PolicyContext>
    )
  }
  await showInConsole(<Row />, { calls: { listPeople }, extensions: ['people'] } as unknown as Partial<ConsoleValue>)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Value' }))
  return { user, onChange, last: () => onChange.mock.lastCall?.[0] }
}

describe('people in the value of a row', () => {
  it('are picked by their names and kept as ids, and who is not known is typed', async () => {
    const { user, last } = await open(true)
    await user.keyboard('ann')
    await screen.findByRole('option', { name: 'Ann Lee' })
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(last()).toEqual(['u-ann'])
    expect(screen.getByText('Ann Lee', { selector: '.f-token' })).toBeVisible()
    await user.keyboard('u-new')
    await waitFor(async () => {
      await user.keyboard('{Enter}')
      expect(last()).toEqual(['u-ann', 'u-new'])
    })
    await user.paste('u-x, u-y')
    expect(last()).toEqual(['u-ann', 'u-new', 'u-x', 'u-y'])
    // A pasted multitude is kept whole and drawn in part, the newest among it.
    await user.paste(Array.from({ length: 500 }, (_none, at) => `u-${at}`).join('\n'))
    expect(last()).toHaveLength(504)
    expect(screen.getByText('u-499')).toBeVisible()
    expect(screen.queryByText('u-498')).toBeNull()
    await user.click(screen.getByRole('button', { name: '403 more' }))
    expect(screen.getByText('u-195')).toBeVisible()
    expect(screen.getByRole('button', { name: '303 more' })).toBeVisible()
  })

  it('cannot be looked for without a network, which is said where they would be offered', async () => {
    const { user, last } = await open(true, () => Promise.reject(new Error('offline')))
    await user.keyboard('ann')
    expect(await screen.findByText(/^People cannot be searched for now/)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(last()).toEqual(['ann'])
  })

  it('of one name are told apart, and what was typed stays when the field is left', async () => {
    const { user, last } = await open(false)
    await user.keyboard('ben')
    await user.click(await screen.findByRole('option', { name: 'Ben Tan (u-ben2)' }))
    expect(last()).toBe('u-ben2')
    expect(screen.getByRole('combobox', { name: 'Value' })).toHaveValue('Ben Tan')
    await user.clear(screen.getByRole('combobox', { name: 'Value' }))
    await user.keyboard('u-else')
    await user.tab()
    await waitFor(() => expect(last()).toBe('u-else'))
  })

  it.each([
    ['one', false, 'u-ann', 'u-nobody'],
    ['several', true, ['u-ann'], ['u-ann', 'u-nobody']],
  ])('(%s) are known by a name that is left before the search has answered', async (_many, isList, first, second) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { user, onChange, last } = await open(isList, () => promise)
    const input = screen.getByRole('combobox', { name: 'Value' })
    await user.keyboard('Ann Lee')
    await user.tab()
    expect(input).toHaveValue('Ann Lee')
    expect(onChange).not.toHaveBeenCalled()
    resolve()
    await waitFor(() => expect(last()).toEqual(first))
    await user.clear(input)
    await user.type(input, 'u-nobody')
    await user.tab()
    await waitFor(() => expect(last()).toEqual(second))
  })
})

describe('the people of a policy', () => {
  it('are all asked for by their ids, fifty at once and one question after another', async () => {
    const uids = Array.from({ length: 620 }, (_none, at) => `u-${at}`)
    let [asked, open] = [0, 0]
    const listPeople = async ({ query }: { query: { uids: string } }) => {
      expect(++open).toBe(1)
      await Promise.resolve()
      open--
      const rows = query.uids.split(',').map((uid) => ({ uid, name: `Name of ${uid}` }))
      asked += rows.length
      return { rows, count: rows.length }
    }
    const attributes = [{ name: 'who', type: 'StringArray', source: 'user', field: 'uid' }] as never
    const rows = [uids.slice(0, 310), uids.slice(310)].map((value) => ({ attribute: 'who', operator: 'one of', value }))
    const policy = { rules: [{ rows }] } as never
    function Names() {
      return <p>{usePeople(policy, NO_CASES, attributes).names.size} names</p>
    }
    await showInConsole(<Names />, {
      calls: { listPeople },
      extensions: ['people'],
    } as unknown as Partial<ConsoleValue>)
    expect(await screen.findByText('620 names')).toBeVisible()
    expect(asked).toBe(620)
  })
})

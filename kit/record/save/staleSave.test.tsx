import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import type { Choice } from './mergeSaves.ts'
import { mergeSaves } from './mergeSaves.ts'
import { StaleSaveDialog } from './StaleSaveDialog.tsx'

const text = { type: 'string' } as const
const names = { type: 'array', items: { type: 'object', properties: { lang: text, n: text } } } as const
const schema = {
  type: 'object',
  properties: {
    lon: { ...names, title: 'Name' },
    yr: { type: 'integer', title: 'Year' },
    sg: {
      type: 'array',
      title: 'Parts',
      items: { type: 'object', properties: { dur: { type: 'integer', title: 'Length' } } },
    },
    cast: { type: 'array', title: 'Cast', items: { type: 'object', properties: { id: text } } },
  },
} as const
const named = (en: string) => [{ lang: 'en', n: en }]
const ids = (...all: string[]) => all.map((id) => ({ id }))
const base = { lon: named('Up'), yr: 1, sg: [{ dur: 1 }], cast: ids('a', 'b', 'c') }
const mine = { lon: named('Up here'), yr: 2, sg: [{ dur: 2 }], cast: ids('b', 'a', 'c') }
const theirs = { lon: named('Up there'), sg: [{ dur: 3 }], cast: ids('a', 'c', 'b') }

async function openDialog(initial: ReadonlyMap<string, Choice> = new Map()) {
  const onResolve = vi.fn<(choices: ReadonlyMap<string, Choice>) => void>()
  const onClose = vi.fn<(choices: ReadonlyMap<string, Choice>) => void>()
  const words = { title: 'Merge', subtitle: 'Bob saved', mine: 'Mine', theirs: 'Theirs', ok: 'Save merged' }
  await renderInKit(
    <ConsoleContext value={{ products: [] } as unknown as ConsoleValue}>
      <StaleSaveDialog
        merge={mergeSaves(base, mine, theirs)}
        schema={schema as never}
        words={words}
        n={2}
        initial={initial}
        busy={false}
        onResolve={onResolve}
        onClose={onClose}
      />
    </ConsoleContext>,
  )
  const field = (name: string) => within(screen.getByRole('radiogroup', { name }))
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  return { onResolve, onClose, field, press }
}

describe('a merge', () => {
  it('asks about each field in words, and goes on only once all are decided', async () => {
    const { field, press, onResolve } = await openDialog()
    const save = screen.getByRole('button', { name: 'Save merged' })
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(field('Name, English').getByRole('radio', { name: 'Theirs: Up there' }))
    await userEvent.click(field('Year').getByRole('radio', { name: 'Theirs: removed' }))
    await userEvent.click(field('Parts').getByRole('radio', { name: /^Take both/ }))
    await userEvent.click(field('Cast: order').getByRole('radio', { name: 'Mine: b, a, c' }))
    await press('Save merged')
    expect([...(onResolve.mock.calls[0]?.[0] ?? [])]).toEqual([
      ['value /lon/en/n', { take: 'theirs' }],
      ['value /yr', { take: 'theirs' }],
      ['value /sg', { take: 'both' }],
      ['order /cast', { take: 'mine' }],
    ])
  })

  it('takes all of one side at once, and words of one’s own for a text', async () => {
    const { press, onResolve } = await openDialog()
    await press('All mine')
    await press('Edit the result')
    const result = screen.getByRole('textbox', { name: 'Result of Name, English' })
    expect(result).toHaveValue('Up here')
    await userEvent.type(result, ' and there')
    await press('Save merged')
    expect(onResolve.mock.calls[0]?.[0].get('value /lon/en/n')).toEqual({ text: 'Up here and there' })
  })

  it('is answered with the keyboard alone', async () => {
    const { field } = await openDialog()
    field('Year').getByRole('radio', { name: 'Mine: 2' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(field('Year').getByRole('radio', { name: 'Theirs: removed' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    expect(field('Year').getByRole('radio', { name: 'Mine: 2' })).toBeChecked()
    expect(field('Year').getByRole('radio', { name: 'Mine: 2' })).toHaveFocus()
  })

  it('shows the result before it is saved', async () => {
    await openDialog(new Map([['value /lon/en/n', { text: 'Up everywhere' }]]))
    await userEvent.click(screen.getByRole('tab', { name: /^Result/ }))
    expect(screen.getByText('Up everywhere')).toBeVisible()
  })

  it('that is left keeps what was chosen so far', async () => {
    const { field, press, onClose } = await openDialog()
    await userEvent.click(field('Year').getByRole('radio', { name: 'Mine: 2' }))
    await press('Keep editing')
    expect([...(onClose.mock.calls[0]?.[0] ?? [])]).toEqual([['value /yr', { take: 'mine' }]])
  })
})

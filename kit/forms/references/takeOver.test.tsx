import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResourceContextProvider } from 'ra-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { createFormStore } from '../formStore.ts'
import { SchemaForm } from '../SchemaForm.tsx'

const season = {
  id: 's1',
  key: 'k1',
  cty: 'seasons',
  st: 'published',
  sides: [],
  lon: [{ lang: 'en', n: 'Season one' }],
}
const type = { type: 'episode', relations: { parent: { field: 'parent' } }, narrow: { number: 'number' } }

/** A form of a child whose siblings are read when the test says so. */
async function aChildForm() {
  const siblings = Promise.withResolvers<{ data: object[] }>()
  const calls = {
    getMany: () => Promise.resolve({ data: [season] }),
    getOne: () => Promise.resolve({ data: season }),
    getManyReference: () => siblings.promise,
    filterContent: () => Promise.resolve({ rows: [season], count: 1 }),
    imageUrl: () => '',
  }
  const session = { products: [], types: [type], calls } as unknown as ConsoleValue
  const store = createFormStore({})
  const control = (name: string, options?: Record<string, unknown>) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    options,
  })
  await renderInKit(
    <ConsoleContext value={session}>
      <ResourceContextProvider value="episode">
        <SchemaForm
          schema={{
            type: 'object',
            properties: {
              parent: { title: 'Season', type: 'string', 'x-refers': ['seasons'] },
              number: { title: 'Number', type: 'integer' },
            },
          }}
          uiSchema={{
            type: 'VerticalLayout',
            elements: [control('parent', { widget: 'reference' }), control('number')],
          }}
          store={store}
          mode="edit"
          language="en"
          isLazy={false}
        />
      </ResourceContextProvider>
    </ConsoleContext>,
  )
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByRole('combobox', { name: 'Season' }), 'season')
  await user.click(await screen.findByRole('option', { name: /Season one/ }))
  return { store, user, answer: () => siblings.resolve({ data: [{ id: 'e1', order: 6 }] }) }
}

describe('a chosen parent', () => {
  beforeEach(() => localStorage.clear())

  it('fills in the next number', async () => {
    const { store, answer } = await aChildForm()
    answer()
    await waitFor(() => expect(store.get('/number')).toBe(7))
  })

  it('leaves a field alone that somebody is at, who would else type behind it', async () => {
    const { store, user, answer } = await aChildForm()
    const number = screen.getByRole('textbox', { name: 'Number' })
    await user.click(number)
    answer()
    await new Promise((resolve) => setTimeout(resolve))
    await user.keyboard('14')
    await user.tab()
    expect(store.get('/number')).toBe(14)
  })
})

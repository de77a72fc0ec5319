import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { ProductMenu } from './ProductMenu.tsx'

const ann: Actor = {
  uid: 'ann',
  username: 'ann',
  name: 'Ann',
  roles: ['content_admin'],
  products: ['rimba-my', 'rimba-sg'],
  productAdmin: false,
}
const PRODUCTS = [
  { id: 'rimba-my', n: 'Rimba MY' },
  { id: 'rimba-sg', n: 'Rimba SG' },
]
const many = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `p${at}`, n: `Élan ${at}` }))

async function show(session: Partial<ConsoleValue> = {}, calls: Partial<ConsoleValue['calls']> = {}) {
  const user = userEvent.setup({ delay: null })
  const selectProduct = vi.fn()
  const parts = { actor: ann, products: PRODUCTS, selectProduct, calls: calls as ConsoleValue['calls'], ...session }
  await showInConsole(
    <>
      <ProductMenu />
      <NoticeStack />
    </>,
    parts,
  )
  const open = async () => {
    await user.click(screen.getByTitle('Product: Rimba MY'))
    return screen.findByRole('menu', { name: 'Other products' })
  }
  return { user, selectProduct, open }
}
const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)

describe('the product menu', () => {
  it('names the current product and lists the others', async () => {
    const { user, open, selectProduct } = await show()
    const menu = await open()
    expect(itemsOf(menu)).toEqual(['Rimba SG'])
    expect(screen.getByText('Current product')).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await user.keyboard('{Enter}')
    expect(selectProduct).toHaveBeenCalledWith('rimba-sg')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('is not there without a product claim, and a name alone where there is nothing to switch to', async () => {
    await show({ actor: { ...ann, products: [] } })
    expect(screen.queryByText('Rimba MY')).toBeNull()
    await show({ products: PRODUCTS.slice(0, 1) })
    expect(screen.getByTitle('Product: Rimba MY')).toHaveTextContent('Rimba MY')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is searched where there are many, accents ignored', async () => {
    const { user, open, selectProduct } = await show({ products: [...PRODUCTS, ...many(12)] })
    const menu = await open()
    const find = screen.getByRole('searchbox', { name: 'Search products' })
    expect(find).toHaveFocus()
    await user.type(find, 'elan 11')
    expect(itemsOf(menu)).toEqual(['Élan 11'])
    await user.keyboard('{Enter}')
    expect(selectProduct).toHaveBeenCalledWith('p11')
  })

  it('says that nothing is called so, and is walked by arrows from the search', async () => {
    const { user, open } = await show({ products: [...PRODUCTS, ...many(12)] })
    await open()
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.getByRole('status')).toHaveTextContent('No product is called that')
    await user.clear(screen.getByRole('searchbox'))
    await user.keyboard('{ArrowDown}')
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus()
  })

  it('offers a new product to nobody but those with the admin value of the claim', async () => {
    const { open } = await show()
    expect(itemsOf(await open())).not.toContain('Create new product')
  })
})

describe('a new product', () => {
  const admin = { actor: { ...ann, productAdmin: true } }
  async function ask(calls: Partial<ConsoleValue['calls']>) {
    const page = await show(admin, calls)
    await page.open()
    await page.user.click(screen.getByRole('menuitem', { name: 'Create new product' }))
    const name = await screen.findByRole('textbox', { name: /Product Name/ })
    return { ...page, name, save: () => screen.getByRole('button', { name: 'Save' }) }
  }

  it('needs a name that no other has', async () => {
    const createProduct = vi.fn()
    const { user, name, save } = await ask({ createProduct })
    expect(name).toHaveFocus()
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByText('A name is needed.').length).toBeGreaterThan(0)
    for (const [typed, words] of [
      ['RIMBA  sg', 'There is a product of this name already.'],
      ['Admin', 'This name is reserved.'],
      ['<b>', 'Some of these signs do not belong in a name.'],
      ['!!', 'At least one letter or digit.'],
    ] as const) {
      await user.clear(name)
      await user.type(name, `${typed}{Enter}`)
      expect(name).toHaveAccessibleDescription(words)
    }
    expect(createProduct).not.toHaveBeenCalled()
  })

  it('is made by Enter, told to the letter, and offered to switch to', async () => {
    const createProduct = vi.fn(async ({ body }: { body: { n: string } }) => ({ id: 'rimba-id', ...body }))
    const { user, name, selectProduct } = await ask({ createProduct })
    await user.type(name, 'Rimba ID{Enter}')
    expect(await screen.findByText('Product created sucessfully!')).toBeVisible()
    expect(createProduct).toHaveBeenCalledWith({ body: { n: 'Rimba ID' } })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Product' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Switch to Rimba ID' }))
    expect(selectProduct).toHaveBeenCalledWith('rimba-id')
  })

  it('is offered for as long as it takes to read, since it is not chosen by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const createProduct = vi.fn(async ({ body }: { body: { n: string } }) => ({ id: 'rimba-id', ...body }))
    const { user, name } = await ask({ createProduct })
    await user.type(name, 'Rimba ID{Enter}')
    await screen.findByText('Product created sucessfully!')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('button', { name: 'Switch to Rimba ID' })).toBeVisible()
    vi.useRealTimers()
  })

  it('keeps what was typed where the server refuses it', async () => {
    const refusal = Object.assign(new Error('taken'), {
      name: 'ApiError',
      kind: 'refused',
      code: 'nameTaken',
      errors: [],
    })
    const { user, name } = await ask({ createProduct: vi.fn(async () => Promise.reject(refusal)) })
    await user.type(name, 'Rimba ID{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is already used.'))
    expect(name).toHaveValue('Rimba ID')
  })
})

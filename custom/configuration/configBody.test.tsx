import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { disabledItems, type MenuConfig } from '#contract/registry/menu.ts'
import { createFormStore, type FormStore } from '#kit/forms/formStore.ts'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import type { ConfigEditor } from './useConfigEditor.ts'
import { ConfigBody } from './parts/ConfigBody.tsx'
import { DisabledItems } from './menu/DisabledItems.tsx'
import { MenuEditor } from './menu/MenuEditor.tsx'
import { everyLanguage } from './menu/menuTree.ts'

const item = (id: string, name: string) => ({ id, kind: 'item' as const, label: everyLanguage(name), path: id })
const MENU: MenuConfig = {
  sections: [
    {
      ...{ id: 'config', label: everyLanguage('Config'), icon: 'gear' },
      items: [
        { ...item('apps', 'Configurations'), path: 'config/list' },
        { id: 'line', kind: 'divider' },
        item('ip', 'Addresses'),
      ],
    },
  ],
}

async function open(store: FormStore, part: (editor: ConfigEditor) => ReactNode) {
  const calls = { readConfig: async () => [{ id: 'm', attrs: MENU }] }
  await renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleContext.Provider value={{ calls, products: [] } as unknown as ConsoleValue}>
        {part({ store, isEditable: true } as ConfigEditor)}
      </ConsoleContext.Provider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('a menu is changed line by line by keys: moved, renamed, added to, and looked at as a role', async () => {
  const store = createFormStore({ attrs: MENU })
  const user = await open(store, (editor) => <MenuEditor editor={editor} />)
  const entries = () => (store.get('/attrs') as MenuConfig).sections[0]?.items.map(({ id }) => id)
  const line = (name: RegExp) => screen.getByRole('treeitem', { name })
  line(/Addresses/).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(entries()).toEqual(['apps', 'ip', 'line'])
  const name = screen.getByRole('textbox', { name: /^Name, English/ })
  await user.clear(name)
  expect(within(screen.getByRole('list', { name: /keeps the menu/ })).getByText(/name in English/)).toBeVisible()
  await user.type(name, 'Ranges')
  expect(line(/Ranges/)).toBeVisible()
  await user.click(within(screen.getByRole('group', { name: /off for these roles/ })).getByLabelText('Content viewer'))
  expect(line(/Ranges/)).toHaveTextContent('Off for 1 role')
  line(/Ranges/).focus()
  await user.keyboard('{Delete}')
  expect(entries()).toEqual(['apps', 'line'])
})

it('disabled items are ticked in a list of the menu, under the setting that names them already', async () => {
  const store = createFormStore({ attrs: { 'ip.disabled': 'true', disable_menu_gone: false } })
  const user = await open(store, (editor) => <DisabledItems editor={editor} />)
  const box = (name: string) => screen.findByRole('checkbox', { name })
  expect(await box('Addresses')).toBeChecked()
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  expect(await box('gone (not in the menu)')).not.toBeChecked()
  await user.click(await box('Addresses'))
  await user.click(await box('Configurations'))
  const attrs = store.get('/attrs') as Record<string, unknown>
  expect(attrs).toEqual({ 'ip.disabled': false, disable_menu_gone: false, disable_menu_apps: true })
  expect([...disabledItems(attrs)]).toEqual(['apps'])
})

const LANGUAGES = { n: 'Languages', app: 'console', type: 'language-preference', attrs: { languages: ['en'] } }

async function openAsText(store: FormStore) {
  const schema = {
    properties: { attrs: { type: 'object', properties: { languages: { type: 'array', maxItems: 1 } } } },
  }
  const user = await open(store, (editor) => <ConfigBody editor={{ ...editor, schema } as ConfigEditor} />)
  // A text that is brought back is shown without a press.
  if (store.raws().length === 0) await user.click(screen.getByRole('button', { name: 'As text (JSON)' }))
  const area = () => screen.getByRole('textbox', { name: 'Values' })
  const put = (text: string) => fireEvent.change(area(), { target: { value: text } })
  const form = () => screen.getByRole('button', { name: 'Form' })
  return { area, put, form }
}

it('values as text say beside it what is wrong with them, and are not left while they are none', async () => {
  const store = createFormStore(LANGUAGES)
  const { put, form } = await openAsText(store)
  put('{"languages": ["en", "ms"]}')
  expect(await screen.findByRole('button', { name: /languages/ })).toBeVisible()
  put('{"languages": [')
  expect(store.issues().map(({ pointer }) => pointer)).toEqual(['/attrs'])
  expect(form()).toBeDisabled()
  put('{"languages": ["ms"]}')
  expect([store.issues(), store.get('/attrs')]).toEqual([[], { languages: ['ms'] }])
  expect(form()).toBeEnabled()
})

it('a text that is no JSON and that the journal brings back is shown as text, and stays there once it is JSON', async () => {
  const store = createFormStore(LANGUAGES)
  store.restore([{ pointer: '/attrs', value: LANGUAGES.attrs, raw: '{"languages": [' }], { keyword: 'unread' })
  const { area, put, form } = await openAsText(store)
  expect(area()).toHaveValue('{"languages": [')
  expect(form()).toBeDisabled()
  put('{"languages": []}')
  expect(store.issues()).toEqual([])
  expect(area()).toHaveValue('{"languages": []}')
  expect(form()).toBeEnabled()
})

it("a text that is no JSON stays through a merge of somebody else's save", async () => {
  const store = createFormStore(LANGUAGES)
  const { area, put, form } = await openAsText(store)
  put('{"languages": [')
  act(() => store.rebase({ ...LANGUAGES, attrs: { languages: ['ta'] } }, LANGUAGES))
  expect(store.get('/attrs')).toEqual({ languages: ['ta'] })
  expect(area()).toHaveValue('{"languages": [')
  expect(form()).toBeDisabled()
})

it('an undo gives up a text that is no JSON, and the form opens again', async () => {
  const store = createFormStore(LANGUAGES)
  const { area, put, form } = await openAsText(store)
  put('{"languages": ["ms"]}')
  put('{"languages": [')
  act(() => void store.undo())
  expect(area()).toHaveValue(JSON.stringify(LANGUAGES.attrs, null, 2))
  expect(form()).toBeEnabled()
})

it('a reset gives up a text that is no JSON, also where the value never changed', async () => {
  const store = createFormStore(LANGUAGES)
  const { area, put, form } = await openAsText(store)
  put('{"languages": [')
  act(() => store.reset(LANGUAGES))
  expect(area()).toHaveValue(JSON.stringify(LANGUAGES.attrs, null, 2))
  expect(form()).toBeEnabled()
})

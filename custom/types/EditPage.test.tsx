import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aType } from '#tests/support/aType.ts'
import { aVisitor } from '#tests/support/aVisitor.ts'
import { openConsole } from '#tests/support/openConsole.tsx'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { EditPage } from './EditPage.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ROLE = 'operations_super_admin'
const maker = () => aVisitor(server, 'Maker', ROLE)

async function madeType(type: string) {
  const { calls } = await maker()
  return calls.createType({ body: aType({ type }) })
}

/** Somebody opens the page of a type, and it is drawn. */
async function open(name: string, type: string) {
  const page = await openConsole(server, { name, role: ROLE }, `/apps/rimba-my/config/types/${type}`, {
    'config/types/:typeName': <EditPage />,
  })
  await page.findByRole('heading', { level: 1 })
  await page.findByText('No problems')
  return page
}
type TypePage = Awaited<ReturnType<typeof open>>

const button = (page: TypePage, name: string) => page.findByRole('button', { name })
const press = async (page: TypePage, name: string) => page.user.click(await button(page, name))
/** Dialogs stand outside of the page's own element. */
const dialog = async () => within(await screen.findByRole('dialog'))

async function nameOne(page: TypePage, text: string) {
  const field = within(await page.findByRole('group', { name: 'Name of one' })).getByRole('textbox', {
    name: 'English',
  })
  await page.user.clear(field)
  await page.user.click(field)
  await page.user.paste(text)
}

describe('the page of a type', () => {
  it('asks whoever holds it for the lock, who saves and hands it over', async () => {
    await madeType('asked_for')
    const [ann, bob] = [await open('Ann', 'asked_for'), await open('Bob', 'asked_for')]
    await nameOne(ann, 'Handed over')
    await ann.findByText('Locked by you')
    await bob.findByText('Ann is editing')
    await press(bob, 'Ask for the lock')
    await bob.user.click((await dialog()).getByRole('button', { name: 'Ask' }))
    await ann.findByText('Bob asks for the lock.')
    await press(ann, 'Save and hand over')
    await bob.findByText('Locked by you')
    await bob.findByRole('heading', { level: 1, name: 'Handed over' })
    ann.close()
    bob.close()
  })

  it('says who else has it open, and who of them edits it', async () => {
    await madeType('watched')
    const [ann, bob] = [await open('Ann', 'watched'), await open('Bob', 'watched')]
    const here = within(await ann.findByRole('list', { name: 'Also here' }))
    await here.findByLabelText('Bob is viewing')
    await nameOne(bob, 'Watched by Ann')
    await here.findByLabelText('Bob is editing')
    bob.close()
    ann.close()
  })

  it('shows a save that met another’s in the dialog of all records, place by place', async () => {
    const record = await madeType('merged')
    const ann = await open('Ann', 'merged')
    const { calls } = await maker()
    await nameOne(ann, 'By Ann')
    await ann.findByText('Locked by you')
    await calls.forceUnlock({ body: { id: 'merged', urn: 'urn:resource:type' } })
    const labels = { ...record.labels, one: { ...record.labels.one, en: 'By Maker' } }
    await calls.saveType({ params: { type: 'merged' }, body: { ...record, labels }, rev: record.rev })
    await press(ann, 'Compare and merge')
    const asked = await dialog()
    expect(asked.getByText('Labels, One, En')).toBeVisible()
    await ann.user.click(asked.getByRole('button', { name: 'All mine' }))
    await ann.user.click(asked.getByRole('button', { name: 'Take into my draft' }))
    await press(ann, 'Save type')
    await ann.findByText('By Ann is saved and serves at once.')
    expect(await calls.readType({ params: { type: 'merged' } })).toMatchObject({
      rev: 3,
      labels: { one: { en: 'By Ann' } },
    })
    ann.close()
  })
})

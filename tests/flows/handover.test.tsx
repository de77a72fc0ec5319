import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { ApiError } from '#dataProvider/apiError.ts'
import type { Visitor } from '../support/openConsole.tsx'
import { openMovie, typeName as type } from '../support/openMovie.tsx'
import type { MoviePage } from '../support/openMovie.tsx'
import { seeOnlySections } from '../support/nearSections.ts'
import type { Person, TestServer } from '../support/startServer.ts'
import { startTestServer } from '../support/startServer.ts'
import { MOVIES, storedMovie } from '../support/storedMovie.ts'

// Two cores and a database in the same process: what takes a moment elsewhere may take longer here.

let server: TestServer
let maker: Person

beforeAll(async () => {
  seeOnlySections('names', 'general')
  server = await startTestServer()
  maker = await server.signInAs({ username: 'maker', roles: ['content_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())

const aStoredMovie = (name: string) => storedMovie(maker, name)

async function stored(id: string): Promise<ContentRecord> {
  const answer = await maker.send({ method: 'GET', url: `${MOVIES}/${id}` })
  return answer.json<{ data: ContentRecord }>().data
}

const open = (visitor: Visitor, record: ContentRecord) => openMovie(server, visitor, record)

const nameField = (page: MoviePage) => page.findByLabelText<HTMLTextAreaElement>('Name, English')
async function typeName(page: MoviePage, text: string) {
  await type(page, text)
  await told(page, 'Locked by you')
}
const button = (page: MoviePage, name: string | RegExp) => page.findByRole<HTMLButtonElement>('button', { name })
const press = async (page: MoviePage, name: string | RegExp) => page.user.click(await button(page, name))
const told = (page: MoviePage, words: string | RegExp) => page.findByText(words)
/** Dialogs stand outside of the page's own element. */
const dialog = async () => within(await screen.findByRole('dialog'))

const documentOf = ({ id, urn }: ContentRecord) => ({ doc: id, urn })
/** What somebody has parked of a film. */
const parkedBy = ({ calls }: MoviePage, { id, urn }: ContentRecord) => calls.listSideDrafts({ query: { id, urn } })

/** Ann edits, Bob has the same film open and asks her for the lock. */
async function aQuestion(name: string, message = '') {
  const record = await aStoredMovie(name)
  const ann = await open({ name: 'Ann' }, record)
  const bob = await open({ name: 'Bob' }, record)
  await typeName(ann, `${name} by Ann`)
  await press(bob, 'Ask for the lock')
  const asking = await dialog()
  if (message) await bob.user.type(asking.getByLabelText('Message (optional)'), message)
  await bob.user.click(asking.getByRole('button', { name: 'Ask' }))
  await told(ann, 'Bob asks for the lock.')
  const close = () => (ann.close(), bob.close())
  return { record, ann, bob, close }
}

describe('a lock that is asked for', () => {
  it('is handed over with what was typed saved first, and the asker edits the newest text in place', async () => {
    const { record, ann, bob, close } = await aQuestion('Alpha', 'A typo on air')
    await told(ann, 'A typo on air')
    await told(bob, 'Waiting for Ann to answer.')
    await press(ann, 'Save and hand over')
    await told(bob, 'Locked by you')
    await told(bob, 'Ann has handed the lock to you. You can edit now.')
    await waitFor(async () => expect(await nameField(bob)).toHaveValue('Alpha by Ann'))
    expect(await stored(record.id)).toMatchObject({ lon: [{ lang: 'en', n: 'Alpha by Ann' }] })
    await told(ann, 'Bob is editing')
    expect(ann.queryByLabelText('Name, English')).not.toBeInTheDocument()
    close()
  })

  it('goes with the edits parked where the holder wants it so; they come back into the form', async () => {
    const { record, ann, bob, close } = await aQuestion('Beta')
    await press(ann, 'Park my edits and hand over')
    await told(bob, 'Locked by you')
    await told(ann, /Your parked edits of/)
    expect(await stored(record.id)).toMatchObject({ lon: [{ lang: 'en', n: 'Beta' }] })
    bob.close()
    await waitFor(async () => expect(await button(ann, 'Restore')).toBeEnabled())
    await press(ann, 'Restore')
    await waitFor(async () => expect(await nameField(ann)).toHaveValue('Beta by Ann'))
    await press(ann, /^Save/)
    await waitFor(async () => expect(await parkedBy(ann, record)).toEqual([]))
    expect(await stored(record.id)).toMatchObject({ lon: [{ lang: 'en', n: 'Beta by Ann' }] })
    close()
  })

  it('is kept with a word, which the asker reads', async () => {
    const { ann, bob, close } = await aQuestion('Gamma')
    await ann.user.type(ann.getByLabelText('A word to Bob (optional)'), 'Two minutes{Enter}')
    await told(bob, 'Ann keeps editing.')
    await told(bob, 'Two minutes')
    await told(ann, 'Locked by you')
    expect(ann.queryByText('Bob asks for the lock.')).not.toBeInTheDocument()
    await button(bob, 'Ask again')
    close()
  })

  it('is no longer asked for when the asker leaves', async () => {
    const { ann, bob, close } = await aQuestion('Delta')
    bob.close()
    await waitFor(() => expect(ann.queryByText('Bob asks for the lock.')).not.toBeInTheDocument())
    close()
  })

  it('is asked for by one at a time: the second is told', async () => {
    const { record, close } = await aQuestion('Epsilon')
    const cleo = await open({ name: 'Cleo' }, record)
    await press(cleo, 'Ask for the lock')
    const asking = await dialog()
    await cleo.user.click(asking.getByRole('button', { name: 'Ask' }))
    await told(cleo, 'Somebody else is already waiting for the lock.')
    cleo.close()
    close()
  })
})

describe('a lock that is broken', () => {
  it('parks the unsaved text, tells both by name, and merges once the lock is free again', async () => {
    const record = await aStoredMovie('Zeta')
    const ann = await open({ name: 'Ann' }, record)
    const max = await open({ name: 'Max' }, record)
    await typeName(ann, 'Zeta by Ann')
    await press(max, 'Force unlock')
    const question = await dialog()
    await max.user.click(question.getByRole('button', { name: 'Force unlock' }))
    await told(max, 'Ann has lost the lock and was told.')
    await told(ann, 'Max has unlocked this.')
    await told(ann, /1 unsaved field is parked for you/)
    await told(max, 'The unsaved edits of Ann are parked: nothing is lost.')
    // The text is still there to be read.
    expect(ann.getAllByText('Zeta by Ann').length).toBeGreaterThan(0)
    expect(ann.queryByLabelText('Name, English')).not.toBeInTheDocument()
    expect(await parkedBy(ann, record)).toMatchObject([{ reason: 'unlocked', by: 'Max', fields: ['lon'] }])
    expect(await parkedBy(max, record)).toEqual([])
    await typeName(max, 'Zeta by Max')
    await press(max, /^Save/)
    await told(max, 'movie updated sucessfully!')
    max.close()
    await press(ann, 'Compare and merge')
    await ann.user.click(await screen.findByRole('radio', { name: /^Mine/ }))
    await ann.user.click(screen.getByRole('button', { name: 'Take into my draft' }))
    await waitFor(async () => expect(await nameField(ann)).toHaveValue('Zeta by Ann'))
    await press(ann, /^Save/)
    await waitFor(async () => expect(await parkedBy(ann, record)).toEqual([]))
    expect(await stored(record.id)).toMatchObject({ lon: [{ lang: 'en', n: 'Zeta by Ann' }] })
    ann.close()
  })

  it('of a tab that has died offers the parked text at the next visit, and asks where the form has moved', async () => {
    const record = await aStoredMovie('Eta')
    const ann = await open({ name: 'Ann' }, record)
    const body = {
      ...documentOf(record),
      rev: record.rev,
      reason: 'unlocked' as const,
      payload: { lon: [{ lang: 'en', n: 'Eta by Ann' }], yr: 2001 },
      base: { lon: [{ lang: 'en', n: 'Eta, older' }], yr: record.yr as number },
    }
    await ann.calls.saveSideDraft({ body })
    await told(ann, /Your parked edits of/)
    await press(ann, 'Restore')
    const merging = await dialog()
    await ann.user.click(merging.getByRole('radio', { name: /^Parked/ }))
    await ann.user.click(merging.getByRole('button', { name: 'Restore into the form' }))
    await waitFor(async () => expect(await nameField(ann)).toHaveValue('Eta by Ann'))
    expect(await ann.findByLabelText(/^Year/)).toHaveValue('2001')
    expect(ann.queryByText(/Your parked edits of/)).not.toBeInTheDocument()
    ann.close()
  })

  it('leaves parked edits that are discarded gone, after a question', async () => {
    const record = await aStoredMovie('Theta')
    const ann = await open({ name: 'Ann' }, record)
    const body = { ...documentOf(record), rev: record.rev, payload: { yr: 2001 }, base: {} }
    await ann.calls.saveSideDraft({ body: { ...body, reason: 'own' } })
    await press(ann, 'Discard')
    await ann.user.click((await dialog()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(ann.queryByText(/Your parked edits of/)).not.toBeInTheDocument())
    expect(await parkedBy(ann, record)).toEqual([])
    ann.close()
  })
})

describe('oneself elsewhere', () => {
  it.each([
    [
      'another tab',
      'desk.one',
      'desk.two',
      'You are editing this in another tab',
      /You have resumed this in another tab/,
    ],
    [
      'another machine',
      'desk.one',
      'laptop.one',
      'You are editing this on another machine',
      /You have resumed this on another machine/,
    ],
  ])('is told apart: %s; resuming there parks what is unsaved here', async (_, here, there, words, lost) => {
    const record = await aStoredMovie(`Iota ${there}`)
    const first = await open({ name: 'Ann', tab: here }, record)
    const second = await open({ name: 'Ann', tab: there }, record)
    await typeName(first, 'Iota by Ann')
    await told(second, words)
    await press(second, 'Resume here')
    await told(first, lost)
    await told(second, /Your parked edits of/)
    await press(second, 'Restore')
    await waitFor(async () => expect(await nameField(second)).toHaveValue('Iota by Ann'))
    first.close()
    second.close()
  })
})

describe('others on the same record', () => {
  it('are named with what they do and where, and gone when they leave', async () => {
    const record = await aStoredMovie('Kappa')
    const ann = await open({ name: 'Ann' }, record)
    const bob = await open({ name: 'Bob', role: 'content_user' }, record)
    const here = await ann.findByRole('list', { name: 'Also here' })
    expect(await within(here).findByLabelText(/^Bob is viewing/)).toHaveTextContent('B')
    await typeName(ann, 'Kappa by Ann')
    await bob.findByLabelText(/^Ann is editing/)
    bob.close()
    await waitFor(() => expect(ann.queryByRole('list', { name: 'Also here' })).not.toBeInTheDocument())
    ann.close()
  })
})

describe('a lock service that fails', () => {
  it('restricts editing, says which step failed and keeps the text', async () => {
    const record = await aStoredMovie('Lambda')
    const ann = await open({ name: 'Ann' }, record)
    const { acquireLock } = ann.calls
    const errors = [{ code: errorRow('unavailable').number, description: 'busy' }]
    ann.calls.acquireLock = () => Promise.reject(new ApiError('refused', 'acquireLock', { status: 503, errors }))
    await ann.user.type(await nameField(ann), '!')
    await told(ann, 'Acquire lock operation failed!')
    expect(ann.queryByLabelText('Name, English')).not.toBeInTheDocument()
    expect(ann.getAllByText('Lambda!').length).toBeGreaterThan(0)
    ann.calls.acquireLock = acquireLock
    await press(ann, 'Try again')
    expect(await nameField(ann)).toHaveValue('Lambda!')
    ann.close()
  })
})

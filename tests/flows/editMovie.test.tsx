import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { Visitor } from '../support/openConsole.tsx'
import { openMovie, typeName } from '../support/openMovie.tsx'
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

const aStoredMovie = (name: string, st: 'draft' | 'published' = 'published') => storedMovie(maker, name, st)

async function stored(id: string): Promise<ContentRecord> {
  const answer = await maker.send({ method: 'GET', url: `${MOVIES}/${id}` })
  return answer.json<{ data: ContentRecord }>().data
}

/** Somebody's save by another road than this screen. */
async function savedElsewhere(record: ContentRecord, change: Partial<ContentRecord>): Promise<ContentRecord> {
  const payload = { ...record, ...change, st: 'draft' }
  const answer = await maker.send({
    method: 'PUT',
    url: `${MOVIES}/${record.id}`,
    payload,
    headers: { 'if-match': `"${record.rev}"` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: ContentRecord }>().data
}

const open = (visitor: Visitor, record: ContentRecord) => openMovie(server, visitor, record)

const nameField = (page: MoviePage) => page.findByLabelText<HTMLTextAreaElement>('Name, English')
const button = (page: MoviePage, name: string | RegExp) => page.findByRole<HTMLButtonElement>('button', { name })
const press = async (page: MoviePage, name: string | RegExp) => page.user.click(await button(page, name))
const told = (page: MoviePage, words: string | RegExp) => page.findByText(words)

describe('an operator', () => {
  it('edits a published film, saves it as draft V2 and publishes that, while V1 stays live in between', async () => {
    const record = await aStoredMovie('Alpha')
    const page = await open({ name: 'Ann' }, record)
    expect(await button(page, /^Publish/)).toHaveAttribute('aria-disabled', 'true')
    await typeName(page, 'Alpha Two')
    await told(page, 'Locked by you')
    await press(page, /^Save/)
    await told(page, 'movie updated sucessfully!')
    await button(page, 'V2 - draft')
    expect((await stored(record.id)).sides.map(({ st, n }) => `${n} ${st}`)).toEqual(['1 published', '2 draft'])
    await press(page, 'Publish')
    await button(page, 'V2 - published')
    expect(await stored(record.id)).toMatchObject({ st: 'published', lon: [{ lang: 'en', n: 'Alpha Two' }] })
    page.close()
  })

  it('saves in one call and fetches nothing again', async () => {
    const record = await aStoredMovie('One call')
    const page = await open({ name: 'Ann' }, record)
    await typeName(page, 'One call more')
    await told(page, 'Locked by you')
    page.sent.length = 0
    await press(page, /^Save/)
    await told(page, 'movie updated sucessfully!')
    const aboutTheRecord = page.sent.filter(
      ({ path }) => !/versions|audit|aggregate|ticket|lock|presence|draft\/list/.test(path),
    )
    expect(aboutTheRecord.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      `PUT ${MOVIES}/${record.id}`,
    ])
    page.close()
  })

  it('takes the lock with the first letter, and whoever else has the film open reads along', async () => {
    const record = await aStoredMovie('Beta')
    const ann = await open({ name: 'Ann' }, record)
    const bob = await open({ name: 'Bob' }, record)
    await typeName(ann, 'Beta Two')
    await told(bob, 'Ann is editing')
    expect(bob.queryByLabelText('Name, English')).not.toBeInTheDocument()
    const why = 'Why not? Ann is editing this and holds the lock.'
    await waitFor(async () => expect(await button(bob, /^Save/)).toHaveAccessibleDescription(why))
    await press(ann, /^Save/)
    await told(bob, /Ann saved V2 - draft/)
    ann.close()
    await waitFor(async () => expect(await nameField(bob)).toHaveValue('Beta Two'))
    bob.close()
  })

  it('who only views sees no action and no field to type into', async () => {
    const page = await open({ name: 'Vera', role: 'content_user' }, await aStoredMovie('Gamma'))
    for (const name of [/^Save/, /^Publish/, 'More actions']) expect(page.queryByRole('button', { name })).toBeNull()
    expect(page.queryByLabelText('Name, English')).not.toBeInTheDocument()
    page.close()
  })

  it('meets the first empty field that publishing needs', async () => {
    const page = await open({ name: 'Ann' }, await aStoredMovie('Delta'))
    await page.user.clear(await page.findByLabelText(/^Year/))
    await press(page, '1 required is missing')
    expect(await button(page, 'Publish')).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Year/)))
    page.close()
  })
})

describe('two saves from one revision', () => {
  it('merge alone where they changed different fields, and both survive', async () => {
    const record = await aStoredMovie('Epsilon', 'draft')
    // Nothing is pushed to this tab: the server's refusal is what tells.
    const page = await open({ name: 'Ann', isDeaf: true }, record)
    await savedElsewhere(record, { yr: 1999 })
    await typeName(page, 'Epsilon Two')
    await press(page, /^Save/)
    await told(page, /merged in/)
    await waitFor(async () =>
      expect(await stored(record.id)).toMatchObject({ yr: 1999, lon: [{ lang: 'en', n: 'Epsilon Two' }] }),
    )
    page.close()
  })

  it('ask where they changed the same field, and keep both texts until then', async () => {
    const record = await aStoredMovie('Zeta', 'draft')
    const page = await open({ name: 'Ann' }, record)
    await typeName(page, 'Zeta by Ann')
    await page.calls.releaseLock({ body: { id: record.id, urn: record.urn, number: 1 } }).catch(() => undefined)
    await page.calls.forceUnlock({ body: { id: record.id, urn: record.urn } })
    await savedElsewhere(record, { lon: [{ lang: 'en', n: 'Zeta by Bob' }] })
    await press(page, 'Show the changes')
    await page.user.click(await screen.findByRole('radio', { name: /Zeta by Bob/ }))
    await page.user.click(screen.getByRole('button', { name: 'Take into my draft' }))
    await waitFor(async () => expect(await nameField(page)).toHaveValue('Zeta by Bob'))
    page.close()
  })
})

describe('a line that breaks', () => {
  it('costs no text, and a save that is tried again has one effect', async () => {
    const record = await aStoredMovie('Eta', 'draft')
    const page = await open({ name: 'Ann' }, record)
    await typeName(page, 'Eta Two')
    await told(page, 'Locked by you')
    page.setLine('down')
    await press(page, /^Save/)
    await told(page, 'The server cannot be reached: your text is kept here.')
    await told(page, '1 change waits to be sent.')
    expect(await nameField(page)).toHaveValue('Eta Two')
    page.setLine('up')
    await press(page, 'Try now')
    await told(page, 'movie updated sucessfully!')
    expect((await stored(record.id)).rev).toBe(record.rev + 1)
    page.close()
  })
})

describe('leaving', () => {
  it('asks while something is unsaved, and goes on once it is saved', async () => {
    const record = await aStoredMovie('Theta', 'draft')
    const page = await open({ name: 'Ann' }, record)
    await typeName(page, 'Theta Two')
    await told(page, 'Locked by you')
    await page.user.click(page.getByRole('link', { name: 'Back to Movies' }))
    await page.user.click(await screen.findByRole('button', { name: 'Save and leave' }))
    await page.findByText('another page')
    expect(await stored(record.id)).toMatchObject({ lon: [{ lang: 'en', n: 'Theta Two' }] })
    page.close()
  })
})

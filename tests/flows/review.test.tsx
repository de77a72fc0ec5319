import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { createReviewProvider } from '#dataProvider/reviewProvider.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { ReviewApp } from '#src/review/ReviewApp.tsx'
import { injectFetch } from '../support/injectFetch.ts'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

let server: TestServer
let maker: Awaited<ReturnType<typeof openConsole>>
const en = (n: string) => [{ lang: 'en' as const, n }]
/** Far ahead: a day that has begun to air stays as it is. */
const DAY = '2096-11-24'

beforeAll(async () => {
  server = await startTestServer()
  maker = await openConsole(server, { name: 'Maker', role: 'content_admin' }, '/apps/rimba-my/none', {})
})
afterAll(async () => {
  maker.close()
  await server.close()
})

/** What somebody outside sees who was given a link to a document. */
async function opened(urn: string, id: string, more: { notes?: boolean; viewer?: Record<string, string[]> } = {}) {
  const body = { urn, id, days: 1, guests: true, notes: true, ...more }
  const { token } = await maker.calls.makeReviewLink({ body })
  return openedBy(token)
}

function openedBy(token: string) {
  const transport = createTransport({
    ...{ fetch: injectFetch(server.app), baseOf: () => '/api', token: () => Promise.resolve('') },
    ...{ renewToken: () => Promise.resolve(false), clientId: () => undefined, product: () => undefined },
    ...{ tab: 'outside', newId: () => crypto.randomUUID(), wait: () => Promise.resolve() },
  })
  const review = createReviewProvider({ transport, imageBase: '/api', now: Date.now }, token)
  const { unmount } = render(<ReviewApp review={review} onSignIn={() => undefined} />)
  return { user: userEvent.setup(), close: unmount }
}

const film = () => maker.calls.createContent({ params: { type: 'movie' }, body: { lon: en('Monsoon'), yr: 2021 } })

it('a title that is shared shows its fields, and takes a note at one of them', async () => {
  const { id } = await film()
  const { user, close } = await opened(catalogUrn('movie'), id)
  await screen.findByRole('heading', { level: 1, name: 'Monsoon' })
  expect(await screen.findByText('2021')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Write a note about .*[Yy]ear/ }))
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(screen.getByText('Say who you are.')).toBeTruthy()
  await user.type(screen.getByLabelText('Your name'), 'Gus')
  await user.type(screen.getByLabelText('Your note'), 'Was it not 2022?')
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  const mark = await screen.findByText('guest')
  expect(within(mark.closest('li') as HTMLElement).getByText('Was it not 2022?')).toBeTruthy()
  const [kept] = await maker.calls.listNotes({ query: { urn: catalogUrn('movie'), id } })
  expect(kept).toMatchObject({ by: 'Gus', place: { kind: 'field', at: '/yr' } })
  close()
})

it('a storefront that is shared is drawn tab by tab, and its rails are chosen by keys', async () => {
  const { id: rail } = await maker.calls.createContainer({ body: { lon: en('Just in'), owner: 'standalone' } })
  const t = [
    { id: 'home', lon: en('Home'), c: [{ id: rail }] },
    { id: 'kids', lon: en('Kids'), c: [] },
  ]
  const { id } = await maker.calls.createPage({ body: { ty: 'storefront', lon: en('Rimba'), t } })
  const { user, close } = await opened(PAGE_URN, id)
  await screen.findByRole('heading', { level: 1, name: 'Rimba' })
  const shown = await screen.findByRole('region', { name: /^Just in/ })
  shown.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('About: Just in')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kids' }))
  expect(screen.queryByRole('region', { name: /^Just in/ })).toBeNull()
  expect(screen.getByText('Audiences and policies are not asked: everything on the page is shown.')).toBeTruthy()
  expect(await maker.calls.listReviewLinks({ query: { urn: CONTAINER_URN, id: rail } })).toMatchObject({ links: [] })
  close()
})

it('a storefront that is shared as one viewer has it says who that is, and leaves out what is not for that viewer', async () => {
  const ap = [{ n: 'plan', val: ['gold'] }]
  const { id: rail } = await maker.calls.createContainer({ body: { lon: en('Gold only'), owner: 'standalone', ap } })
  const t = [{ id: 'home', lon: en('Home'), c: [{ id: rail }] }]
  const { id } = await maker.calls.createPage({ body: { ty: 'storefront', lon: en('Aimed'), t } })
  const { close } = await opened(PAGE_URN, id, { viewer: { plan: ['free'] } })
  await screen.findByText('Seen as a viewer: plan: free. 1 container is not for this viewer.')
  expect(screen.queryByRole('region', { name: /^Gold only/ })).toBeNull()
  close()
})

it('a day that is shared says what airs when', async () => {
  const body = { lon: en('Rimba Hits'), cs: 'rimba-hits', st: 'published' as const }
  await maker.calls.createContent({ params: { type: 'virtuallivechannel' }, body })
  const { id } = await film()
  const airing = {
    uId: 'a1',
    a_st_dt: `${DAY}T10:00:00.000Z`,
    a_ed_dt: `${DAY}T11:00:00.000Z`,
    pgm_id: id,
    type: 'program',
  }
  await maker.calls.saveScheduleDays({
    body: { days: [{ cs: 'rimba-hits', dt: DAY, st: 'draft', ar: [airing], rev: 0 }] },
  })
  const { close } = await opened(catalogUrn('vschedule'), `rimba-hits/${DAY}`, { notes: false })
  await screen.findByRole('heading', { level: 1, name: /^Rimba Hits/ })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Monsoon'),
  ])
  expect(screen.queryByLabelText('Your note')).toBeNull()
  close()
})

it('a link that opens nothing says so, and offers the way in with an account', async () => {
  const { close } = openedBy('x'.repeat(43))
  await screen.findByRole('heading', { level: 1, name: 'This link opens nothing' })
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  close()
})

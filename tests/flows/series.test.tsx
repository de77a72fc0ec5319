import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { seeOnlySections } from '../support/nearSections.ts'
import { openConsole } from '../support/openConsole.tsx'
import type { Person, TestServer } from '../support/startServer.ts'
import { startTestServer } from '../support/startServer.ts'

// Two cores and a database in the same process: what takes a moment elsewhere may take longer here.

type Made = { id: string; rev: number }
let server: TestServer
let maker: Person
let seasons: Made[]
let episodes: Made[]

const make = async (type: string, n: string, fields: object): Promise<Made> => {
  const url = `/api/content/urn/resource/catalog/${type}?prd=rimba-my`
  const payload = { lon: [{ lang: 'en', n }], prd: ['rimba-my'], ...fields }
  const answer = await maker.send({ method: 'POST', url, payload })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ data: Made }>().data
}
/** Numbers and titles below a parent, as the server has them. */
const childrenOf = async (id: string | undefined) => {
  const answer = await maker.send({ url: `/api/content/series/${id}/children` })
  const rows = answer.json<{ data: (ContentRow & { order?: number })[] }>().data
  return rows.map(({ order, lon }) => `${order} ${lon?.[0]?.n}`)
}

beforeAll(async () => {
  seeOnlySections('relations')
  server = await startTestServer()
  maker = await server.signInAs({ username: 'maker', roles: ['content_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())

beforeEach(async () => {
  const series = await make('tvseries', 'The Ferry Line', { pkg_id: 'ferry', pn: 'Sungai' })
  seasons = []
  episodes = []
  for (const ssn_n of [1, 2])
    seasons.push(await make('tvseason', `Season ${ssn_n}`, { parent: series.id, ssn_n, pn: 'Sungai', pkg_id: 'ferry' }))
  for (const eps_n of [1, 2, 3])
    episodes.push(await make('tvepisode', `Part ${eps_n}`, { parent: seasons[0]?.id, eps_n }))
})

async function open(type: string, made: Made | undefined, role = 'content_admin') {
  const path = `/apps/rimba-my/vod/${type}/${made?.id}`
  const page = await openConsole(server, { name: 'Ann', role }, path, {
    'vod/:resourceType/:contentId': <ContentEdit />,
  })
  await page.user.click(await page.findByRole('tab', { name: /Relations/ }))
  const tree = await page.findByRole('tree', { name: 'Tree of The Ferry Line' })
  return { ...page, tree, item: (name: RegExp) => within(tree).findByRole('treeitem', { name }) }
}

describe('the tree of a series beside an episode', () => {
  it('stands open on the way to it, and opens the rest when asked', async () => {
    const page = await open('tvepisode', episodes[1])
    const trail = page.getByRole('navigation', { name: 'Belongs to' })
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['The Ferry Line', 'Season 1'])
    const own = await page.item(/Part 2/)
    expect(own).toHaveAttribute('aria-current', 'true')
    expect(own).toHaveAttribute('aria-level', '3')
    expect(own).toHaveAttribute('aria-setsize', '3')
    const second = await page.item(/Season 2/)
    expect(second, 'nothing to open where nothing is').not.toHaveAttribute('aria-expanded')
    expect(within(second).queryByRole('button', { name: 'Open Season 2' })).toBeNull()
    const first = await page.item(/Season 1/)
    await page.user.click(within(first).getByRole('button', { name: 'Close Season 1' }))
    expect(first).toHaveAttribute('aria-expanded', 'false')
    await page.user.click(within(first).getByRole('button', { name: 'Open Season 1' }))
    expect(await page.item(/Part 2/)).toBeVisible()
    page.close()
  })

  it('is walked by the arrow keys, one tab stop in all', async () => {
    const page = await open('tvepisode', episodes[0])
    const own = await page.item(/Part 1/)
    own.focus()
    await page.user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(await page.item(/Part 2/))
    // To the left an open line is closed first, as an episode may have scenes; then it is on to the season.
    await page.user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(await page.item(/Season 1/))
    await page.user.keyboard('{ArrowLeft}')
    expect(within(page.tree).queryByRole('treeitem', { name: /Part 1/ })).toBeNull()
    expect(page.tree.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    page.close()
  })

  it('moves a title by Alt and an arrow, each change an ordinary save', async () => {
    const page = await open('tvepisode', episodes[0])
    const third = await page.item(/Part 3/)
    third.focus()
    await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await page.findByText(/2 titles are saved as drafts/)).toBeVisible()
    expect(await childrenOf(seasons[0]?.id)).toEqual(['1 Part 1', '2 Part 3', '3 Part 2'])
    const audit = await maker.send({ url: `/api/audit/tvepisode/${episodes[2]?.id}` })
    expect(audit.json<{ data: unknown[] }>().data[0]).toMatchObject({
      verb: 'saveDraft',
      change: [{ field: '/eps_n', before: 3, after: 2 }],
    })
    page.close()
  })

  it('gives a number that is typed, and whoever had it steps aside', async () => {
    const page = await open('tvepisode', episodes[0])
    const third = await page.item(/Part 3/)
    third.focus()
    await page.user.keyboard('{F2}2{Enter}')
    await waitFor(async () => expect(await childrenOf(seasons[0]?.id)).toEqual(['1 Part 1', '2 Part 3', '3 Part 2']))
    page.close()
  })

  it('lets a picked-up title go where one points', async () => {
    const page = await open('tvepisode', episodes[1])
    const third = await page.item(/Part 3/)
    await page.user.click(within(third).getByRole('button', { name: 'Actions on Part 3' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Pick up' }))
    expect(page.getByText(/You carry “Part 3”/)).toBeVisible()
    await page.user.click(within(await page.item(/Season 2/)).getByRole('button', { name: 'Put it below this' }))
    await waitFor(async () => expect(await childrenOf(seasons[1]?.id)).toEqual(['1 Part 3']))
    expect(await childrenOf(seasons[0]?.id)).toEqual(['1 Part 1', '2 Part 2'])
    page.close()
  })

  it('puts the place of the open title into its form instead of saving behind its back', async () => {
    const page = await open('tvepisode', episodes[2])
    const own = await page.item(/Part 3/)
    own.focus()
    await page.user.keyboard('{F2}9{Enter}')
    expect(await page.findByText('The new place stands in the form. Save it there.')).toBeVisible()
    expect(page.getByRole('textbox', { name: /Episode number/ })).toHaveValue('9')
    expect(await childrenOf(seasons[0]?.id)).toContain('3 Part 3')
    page.close()
  })

  it('tells by title what could not be moved: somebody else holds it', async () => {
    const second = episodes[1]
    const held = { id: second?.id, urn: 'urn:resource:catalog:tvepisode' }
    const headers = { 'x-tab-id': 'tab-of-maker' }
    await maker.send({ method: 'POST', url: '/api/user/lock/acquire', headers, payload: held })
    const page = await open('tvepisode', episodes[0])
    const third = await page.item(/Part 3/)
    third.focus()
    await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await page.findByText('1 title could not be moved')).toBeVisible()
    expect(page.getByText(/^Part 2: /)).toBeVisible()
    page.close()
  })

  it('adds a piece in place with what follows from its parent, ready for the next', async () => {
    const page = await open('tvseason', seasons[0])
    await page.user.click(await page.findByRole('button', { name: 'Add TV episode' }))
    const form = await page.findByRole('form', { name: 'Add TV episode to Season 1' })
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Number' })).toHaveValue('4'))
    await page.user.type(within(form).getByRole('textbox', { name: 'Title of the new one' }), 'Part 4{Enter}')
    expect(await page.item(/Part 4/)).toBeVisible()
    expect(await childrenOf(seasons[0]?.id)).toContain('4 Part 4')
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Number' })).toHaveValue('5'))
    const rows = await maker.send({ url: `/api/content/series/${seasons[0]?.id}/children` })
    expect(rows.json<{ data: object[] }>().data[3]).toMatchObject({ pn: 'Sungai', ssn_n: 1, pkg_id: 'ferry' })
    page.close()
  })

  it('makes one piece of one title, though the answer was lost and it is sent again', async () => {
    const page = await open('tvseason', seasons[0])
    await page.user.click(await page.findByRole('button', { name: 'Add TV episode' }))
    const form = await page.findByRole('form', { name: 'Add TV episode to Season 1' })
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Number' })).toHaveValue('4'))
    page.setLine('losing answers to writes')
    const title = within(form).getByRole('textbox', { name: 'Title of the new one' })
    await page.user.type(title, 'Part 4{Enter}')
    expect(await within(form).findByText('Network request failed')).toBeVisible()
    expect(title).toHaveValue('Part 4')
    expect(await page.item(/Part 4/), 'what is there already is shown').toBeVisible()
    page.setLine('up')
    await page.user.type(title, '{Enter}')
    await waitFor(() => expect(title).toHaveValue(''))
    expect(await childrenOf(seasons[0]?.id)).toEqual(['1 Part 1', '2 Part 2', '3 Part 3', '4 Part 4'])
    page.close()
  })

  it('goes to the neighbours from the bar and by key', async () => {
    const page = await open('tvepisode', episodes[1])
    expect(await page.findByRole('button', { name: 'Previous: 1. Part 1' })).toBeEnabled()
    await page.user.keyboard('{Alt>}{PageDown}{/Alt}')
    await waitFor(() => expect(page.router.state.location.pathname).toContain(episodes[2]?.id))
    expect(await page.findByRole('button', { name: 'This is the last one' })).toBeDisabled()
    page.close()
  })

  it('is only looked at by whoever may not update', async () => {
    const page = await open('tvseason', seasons[0], 'content_user')
    const part = await page.item(/Part 1/)
    expect(within(part).queryByRole('button', { name: /Number/ })).toBeNull()
    expect(page.queryByRole('button', { name: /Add TV episode/ })).toBeNull()
    page.close()
  })
})

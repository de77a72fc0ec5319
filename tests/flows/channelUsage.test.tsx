import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { UsagePage } from '#custom/schedule/usage/UsagePage.tsx'
import { aMovie } from '../support/aMovie.ts'
import { airs, schedulesOf } from '../support/aScheduleDay.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const DAY = '2026-11-25'
let server: TestServer
const film = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
const news = aMovie().named('News').with({ rt: 1_800_000 }).published().build()
const hits = aMovie().named('Hits').with({ cs: 'hits' }).published().build()

beforeAll(async () => {
  server = await startTestServer({
    now: () => Date.parse('2026-11-24T12:00:00Z'),
    seed: async ({ documents }) => {
      await documents.load(catalogKind(shippedType('movie')), [film, news])
      await documents.load(catalogKind(shippedType('virtuallivechannel')), [hits])
    },
  })
  const ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  const ar = [
    airs('a', `${DAY}T10:00`, 60, film.id),
    airs('b', `${DAY}T11:00`, 30, news.id),
    airs('c', `${DAY}T11:30`, 30, news.id),
  ]
  const day = { cs: 'hits', dt: DAY, st: 'published', ar }
  const saved = await schedulesOf(ann).save(day, 0, '?confirm=413401,413405,113403')
  if (saved.status !== 200) throw new Error(JSON.stringify(saved))
})
afterAll(() => server.close())

const open = (search: string) =>
  openConsole(server, { name: 'Ann' }, `/apps/rimba-my/live/virtuallivechannel/usage/hits/${hits.id}${search}`, {
    'live/virtuallivechannel/usage/:cs/:cid': <UsagePage />,
  })

it('the channel usage report has its columns, a way back to each airing, and its titles by their hours', async () => {
  const page = await open(`?from=${DAY}&to=${DAY}`)
  const back = await screen.findByRole('link', { name: 'Harbour' })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Channel', 'Start Time (UTC)', 'End Time (UTC)', 'Duration (Seconds)'],
    ...['Linear Program Title', 'Description'],
  ])
  const [, first] = screen.getAllByRole('row')
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Hits', `${DAY} 10:00:00`, `${DAY} 11:00:00`, '3,600', 'Harbour', '']])
  expect(back.getAttribute('href')).toContain(`/live/virtuallivechannel/schedule/hits/${hits.id}?mode=day&day=${DAY}`)
  expect(screen.getByText('3 airings of 2 titles, 2 h in total')).toBeTruthy()
  const schedule = screen.getByRole('link', { name: 'Channel schedule' }).getAttribute('href')
  expect(schedule).toContain(`/live/virtuallivechannel/schedule/hits/${hits.id}?mode=day&day=${DAY}`)
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Titles' }))
  expect(screen.getAllByRole('row')).toHaveLength(3)
  page.close()
})

it("days on which nothing is published have 'No programs found'", async () => {
  const page = await open('?from=2026-12-01&to=2026-12-02')
  await screen.findByText('No programs found')
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeDisabled()
  page.close()
})

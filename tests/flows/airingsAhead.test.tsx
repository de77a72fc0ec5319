import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { seeOnlySections } from '../support/nearSections.ts'
import { openConsole } from '../support/openConsole.tsx'
import { openMovie } from '../support/openMovie.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { MOVIES, storedMovie } from '../support/storedMovie.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

let server: TestServer
let maker: Person

beforeAll(async () => {
  seeOnlySections('names')
  server = await startTestServer()
  maker = await server.signInAs({ username: 'maker', name: 'Mia', roles: ['content_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())

it('an open title, and the program that plays it, say where they air ahead, and how much of that a licence that is cut short costs', async () => {
  const rights = { lws: inHours(-100), lwe: inHours(1_000), lwe_prd: undefined, cond_pub: undefined }
  const film = await storedMovie(maker, 'Harbour', 'published', rights)
  const channel = aMovie().named('Films').with({ cn: 20, chty: 'linear' }).published().build()
  const program = aMovie()
    .named('Harbour night')
    .with({ sg: [{ id: 's1', seg_ty: 'vod', ctkey: film.id, sp: 0, ep: 1_000 }] })
    .published()
    .build()
  const airing = (from: number) =>
    aMovie()
      .named('Harbour night')
      .with({ ch: channel.id, pgm_id: program.id, a_st_dt: inHours(from), a_ed_dt: inHours(from + 2) })
      .published()
      .build()
  const { documents } = server.services
  await documents.load(catalogKind(shippedType('channel')), [channel])
  await documents.load(catalogKind(shippedType('program')), [program])
  await documents.load(catalogKind(shippedType('airing')), [airing(5), airing(30)])

  const page = await openMovie(server, { name: 'Ann' }, film)
  await screen.findByText(/^Used in 2 airings ahead: first/)
  expect(screen.getByRole('link', { name: /^on Films,/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`channel=${channel.id}`),
  )
  const cut = await maker.send({
    method: 'PUT',
    url: `${MOVIES}/${film.id}?prd=rimba-my`,
    headers: { 'if-match': `"${film.rev}"` },
    payload: { ...film, lwe: inHours(31), st: 'published' },
  })
  expect(cut.statusCode, cut.body).toBe(200)
  await screen.findByText(/^Used in 2 airings ahead, 1 of them after its licence ends: first/)
  page.close()

  const path = `/apps/rimba-my/live/program/${program.id}`
  const played = await openConsole(server, { name: 'Ann' }, path, {
    'live/:resourceType/:contentId': <ContentEdit />,
  })
  await screen.findByText(/^Used in 2 airings ahead, 1 of them after the licence of a title in it ends: first/)
  played.close()
})

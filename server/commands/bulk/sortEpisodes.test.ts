import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { testIds } from '#tests/support/testIds.ts'

const AT = '2026-01-01T00:00:00.000Z'

describe('sorting the children of a title', () => {
  let server: TestServer
  let ann: Person
  beforeAll(async () => {
    server = await startTestServer()
    ann = await server.signInAs({ roles: ['content_admin'], username: 'ann' })
  })
  afterAll(() => server.close())

  const load = async (type: string, payload: object, side: 'draft' | 'published' = 'published') => {
    const document = server.services.types.get(type)
    if (!document) throw new Error(`there is no ${type}`)
    const id = testIds.next()
    const text = { key: testIds.next(), payload: { lon: [{ lang: 'en', n: type }], prd: ['rimba-my'], ...payload } }
    await server.services.documents.load(catalogKind(document), [
      { id, created: AT, updated: AT, by: 'ann', [side]: text },
    ])
    return id
  }
  const season = async (seasonType: string, episodeType: string) => {
    const { services } = server
    const { relations, narrow } = services.types.get(episodeType) ?? {}
    const number = narrow?.number ?? ''
    const id = await load(seasonType, {})
    const child = (no: number, side?: 'draft') =>
      load(episodeType, { [relations?.parent?.field ?? '']: id, [number]: no }, side)
    return { id, number, episodes: [await child(1), await child(2), await child(9, 'draft')] }
  }
  const sort = async (id: string, keys: readonly string[], person = ann) => {
    const response = await person.send({
      method: 'PUT',
      url: '/api/bulkupdate/tvseason/tvepisodes',
      payload: { id, keys },
    })
    const { header, data } = response.json<Envelope<JobAnswer>>()
    await server.runner.runDue()
    return { status: response.statusCode, code: header.errors[0]?.code, job: data?.status_id ?? '' }
  }
  const numbers = async (ids: readonly string[], number: string) => {
    const { rows } = await server.database.pool.query<{ id: string; no: number }>(
      `SELECT DISTINCT ON (id) id, (payload ->> $2)::integer AS no FROM version WHERE id = ANY ($1)
        AND st IN ('draft', 'published') ORDER BY id, st`,
      [ids, number],
    )
    return ids.map((id) => rows.find((row) => row.id === id)?.no)
  }
  const job = async (id: string) => (await ann.send({ url: `/api/jobs/${id}` })).json<Envelope<JobDetail>>().data

  it.each([
    ['tvseason', 'tvepisode'],
    ['webseason', 'webepisode'],
  ])('numbers them from one in the wanted order, and is undone (%s)', async (seasonType, episodeType) => {
    const { id, number, episodes } = await season(seasonType, episodeType)
    const order = episodes.toReversed()
    const sorted = await sort(id, order)
    expect(sorted.status).toBe(202)
    expect(await job(sorted.job)).toMatchObject({
      kind: 'sortEpisodes',
      status: 'active',
      success: 3,
      cty: seasonType,
      doc: id,
    })
    expect(await numbers(order, number)).toEqual([1, 2, 3])
    await ann.send({ method: 'POST', url: `/api/jobs/${sorted.job}/undo` })
    await server.runner.runDue()
    expect(await numbers(episodes, number)).toEqual([1, 2, 9])
  })

  it('leaves those alone that stand in their place already', async () => {
    const { id, episodes } = await season('tvseason', 'tvepisode')
    const sorted = await sort(id, episodes)
    const { data } = (await ann.send({ url: `/api/jobs/${sorted.job}/items` })).json<Envelope<{ outcome: string }[]>>()
    expect(data?.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'success'])
  })

  it('is refused where one is missing, one too many or of another season, and to whoever may not change them', async () => {
    const { id, episodes } = await season('tvseason', 'tvepisode')
    const other = await season('tvseason', 'tvepisode')
    expect((await sort(id, episodes.slice(1))).code).toBe(90060411)
    expect((await sort(id, [...episodes, ...other.episodes])).code).toBe(90060411)
    expect((await sort(id, [...episodes.slice(1), ...other.episodes.slice(0, 1)])).code).toBe(90060411)
    expect((await sort(testIds.next(), episodes)).status).toBe(404)
    expect((await sort(id, episodes, await server.signInAs('vod_content_user'))).status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shippedTypes } from '#server/types/shipped.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { upload } from '../support/upload.ts'

const MOVIES = '/api/content/urn/resource/catalog/movie'
const { ex_id: _exId, ...sample } = (shippedTypes().find(({ type }) => type === 'movie')?.sample ?? {}) as Record<
  string,
  unknown
>
type Film = { id: string; key: string; rev: number; prd: string[]; sides: { st: string; key: string }[] }

let server: TestServer
let both: Person
let malaysia: Person
let singapore: Person

beforeAll(async () => {
  server = await startTestServer()
  both = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my', 'rimba-sg'], username: 'both' })
  malaysia = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'my' })
  singapore = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'], username: 'sg' })
})
afterAll(() => server.close())

async function create(person: Person, prd: string[]): Promise<Film> {
  const response = await person.send({
    method: 'POST',
    url: `${MOVIES}?prd=${prd[0]}`,
    payload: { ...sample, prd },
  })
  return envelopeOf<Film>(response).data
}

const save = (person: Person, { id, rev }: Pick<Film, 'id' | 'rev'>, payload: object) =>
  person.send({ method: 'PUT', url: `${MOVIES}/${id}`, payload, headers: { 'if-match': String(rev) } })

const read = async (person: Person, id: string) => envelopeOf<Film>(await person.send({ url: `${MOVIES}/${id}` })).data

it("an old version that is brought back keeps the others' products and entries of now", async () => {
  const film = await create(malaysia, ['rimba-my'])
  const published = envelopeOf<Film>(await save(malaysia, film, { ...sample, prd: ['rimba-my'], st: 'published' })).data
  await save(both, published, { ...sample, prd: ['rimba-my', 'rimba-sg'], st: 'published' })
  const restored = await malaysia.send({
    method: 'POST',
    url: `${MOVIES}/${film.id}/versions/${film.key}/restore`,
    headers: { 'if-match': '3' },
  })
  expect(envelopeOf<Film>(restored).data.prd).toEqual(['rimba-my'])
  const now = await read(both, film.id)
  expect(now.prd).toEqual(['rimba-my', 'rimba-sg'])
  expect(now).toMatchObject({ ed_dt_prd: [{ prd: 'rimba-sg' }] })
})

it.each([[['default']], [[]], [['nonesuch']], [['rimba-sg']]])(
  'nobody saves a title out of their own sight, by the products %j',
  async (prd) => {
    const film = await create(both, ['rimba-my', 'rimba-sg'])
    const alone = await create(malaysia, ['rimba-my'])
    for (const { id, rev } of [film, alone]) {
      const response = await save(malaysia, { id, rev }, { ...sample, prd })
      expect([response.statusCode, envelopeOf(response).header.errors[0]]).toMatchObject([422, { field: '/prd' }])
    }
    expect((await read(both, film.id)).prd).toEqual(['rimba-my', 'rimba-sg'])
  },
)

it.each([['default'], ['nonesuch'], ['admin']])('a record is in no product called %s', async (product) => {
  const all = await server.signInAs({ roles: ['operations_super_admin'], products: ['admin'], username: 'all' })
  const film = await create(both, ['rimba-my'])
  for (const person of [all, both]) {
    const saved = await save(
      person,
      { id: film.id, rev: (await read(both, film.id)).rev },
      {
        ...sample,
        prd: ['rimba-my', product],
      },
    )
    expect([saved.statusCode, (await read(all, film.id)).prd]).toEqual([200, ['rimba-my']])
  }
})

it("a version of other products is neither shown nor changed by whoever shares only the title's other side", async () => {
  const film = await create(both, ['rimba-my'])
  const published = envelopeOf<Film>(await save(both, film, { ...sample, prd: ['rimba-my'], st: 'published' })).data
  const draft = envelopeOf<Film>(
    await save(both, published, { ...sample, prd: ['rimba-my', 'rimba-sg'], yr: 1999 }),
  ).data
  const discarded = await singapore.send({
    method: 'DELETE',
    url: `${MOVIES}/${film.id}/draft`,
    headers: { 'if-match': String(draft.rev) },
  })
  expect([discarded.statusCode, discarded.body.includes('Monsoon')]).toEqual([404, false])
})

it('whoever saved too late reads nothing of fields that belong to others', async () => {
  const film = await create(both, ['rimba-my', 'rimba-sg'])
  const changed = { ...sample, ed_dt_prd: [{ value: '2030-01-01T00:00:00.000Z', prd: 'rimba-sg' }] }
  expect((await save(both, film, { ...changed, prd: ['rimba-my', 'rimba-sg'] })).statusCode).toBe(200)
  const stale = await save(malaysia, film, { ...sample, prd: ['rimba-my'], yr: 1980 })
  expect([stale.statusCode, envelopeOf<{ changed: string[] }>(stale).data.changed]).toEqual([409, []])
  for (const field of ['/ed_dt_prd', '/ed_dt_prd/rimba-sg', '/ed_dt_prd/0']) {
    const audit = await malaysia.send({ url: `/api/audit/movie/${film.id}?field=${field}` })
    const entries = envelopeOf<{ change: unknown[] }[]>(audit).data
    expect([audit.statusCode, entries.filter(({ change }) => change.length === 0)]).toEqual([200, []])
  }
  expect(stale.body).not.toContain('rimba-sg')
})

it("the audit says nothing of an object that is another product's alone", async () => {
  const film = await create(both, ['rimba-my', 'rimba-sg'])
  const provider = { n: 'Canary Studios', id: 'canary', t: 'studio', prd: 'rimba-sg' }
  const first = envelopeOf<Film>(await save(both, film, { ...sample, provider })).data
  expect((await save(both, first, { ...sample, provider: { ...provider, n: 'Second Canary' } })).statusCode).toBe(200)
  const audit = await malaysia.send({ url: `/api/audit/movie/${film.id}` })
  expect(envelopeOf(audit).header.count).toBe(3)
  expect(audit.body).not.toContain('anary')
  expect((await both.send({ url: `/api/audit/movie/${film.id}` })).body).toContain('Second Canary')
})

/** What a title says of one product in the fields that name products entry by entry. */
const datesOf = (film: Record<string, unknown>, product: string) =>
  ['lwe_prd', 'ed_dt_prd', 'availability'].map((field) =>
    ((film[field] ?? []) as { prd: string }[]).filter(({ prd }) => prd === product),
  )

describe('a title that two products share, changed by a person of one of them', () => {
  const whole = async (id: string) => (await read(both, id)) as unknown as Record<string, unknown>
  const shared = async () => {
    const film = await create(both, ['rimba-my', 'rimba-sg'])
    const before = datesOf(await whole(film.id), 'rimba-sg')
    expect(before.map(({ length }) => length)).toEqual([1, 1, 0])
    return { film, before }
  }
  /** The title as the person of Malaysia sees it, without any date. */
  const withoutDates = async (id: string) => {
    const {
      lwe_prd: _lwe,
      ed_dt_prd: _edit,
      ...rest
    } = (await read(malaysia, id)) as unknown as Record<string, unknown>
    expect(JSON.stringify(rest)).not.toContain('rimba-sg')
    return rest
  }

  it.each(['draft', 'published'])(
    "keeps the other's dates, products and provider when it is saved as %s",
    async (st) => {
      const { film, before } = await shared()
      const answer = await save(malaysia, film, { ...(await withoutDates(film.id)), yr: 1987, st })
      expect(answer.statusCode).toBe(200)
      const now = await whole(film.id)
      expect(now).toMatchObject({ yr: 1987, st, prd: ['rimba-my', 'rimba-sg'] })
      expect(datesOf(now, 'rimba-sg')).toEqual(before)
      expect(datesOf(now, 'default')[0]).toEqual([])
    },
  )

  it("keeps them when it is published with a text that names the other's dates anew", async () => {
    const { film, before } = await shared()
    const forged = [{ prd: 'rimba-sg', value: '2031-01-01T00:00:00.000Z' }]
    await save(malaysia, film, {
      ...(await withoutDates(film.id)),
      lwe_prd: forged,
      ed_dt_prd: forged,
      st: 'published',
    })
    expect(datesOf(await whole(film.id), 'rimba-sg')).toEqual(before)
  })

  it('keeps them when it is changed with many others, even where the change empties the field', async () => {
    const { film, before } = await shared()
    for (const change of [{ set: { yr: 1988 } }, { unset: ['lwe_prd', 'ed_dt_prd'] }, { set: { prd: ['rimba-my'] } }]) {
      const answer = await malaysia.send({
        method: 'PUT',
        url: '/api/bulkupdate/urn/resource/catalog/movie',
        payload: { keys: [film.id], ...change },
      })
      expect(answer.statusCode).toBe(202)
      await server.runner.runDue()
    }
    const now = await whole(film.id)
    expect(now).toMatchObject({ yr: 1988, prd: ['rimba-my', 'rimba-sg'] })
    expect(datesOf(now, 'rimba-sg')).toEqual(before)
    expect(datesOf(now, 'default')[0]).toEqual([])
  })

  it('keeps them when a file brings it again', async () => {
    const { film, before } = await shared()
    const answer = await upload(malaysia, '/api/import/urn/resource/catalog/movie', {
      query: { prd: 'rimba-my' },
      text: `id,yr,prd\n${film.id},1989,rimba-my\n`,
      name: 'films.csv',
    })
    expect(answer.statusCode).toBe(202)
    await server.runner.runDue()
    const now = await whole(film.id)
    expect(now).toMatchObject({ yr: 1989, prd: ['rimba-my', 'rimba-sg'] })
    expect(datesOf(now, 'rimba-sg')).toEqual(before)
  })
})

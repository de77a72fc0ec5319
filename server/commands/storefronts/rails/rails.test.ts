import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { airState } from '#contract/rules/availability/titleState.ts'
import { queryText } from '#contract/rules/storefront/curation/railQuery.ts'
import { withPins } from '#contract/rules/storefront/curation/titles.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../../stores/documents/documentKind.ts'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const day = (days: number) => new Date(NOW + days * DAY_MS).toISOString()
const ARENA = '0198c0de-0000-7000-8000-000000000777'

const film = (name: string, from: number, to: number, more: object = {}) =>
  aMovie()
    .named(name)
    .with({ lws: day(from), lwe: day(to), gnr: ['drama'], ...more })
const films = {
  old: film('Old', -300, 300).published().build(),
  fresh: film('Fresh', -3, 300, { gnr: ['comedy'], f_st_dt: day(-1), f_ed_dt: day(1) })
    .published()
    .build(),
  going: film('Going', -200, 5).published().build(),
  gone: film('Gone', -200, -5).published().build(),
  soon: film('Soon', 4, 300).published().build(),
  mute: film('Mute', -100, 300, { vce: false }).published().build(),
  draft: film('Draft', -50, 300).drafted().build(),
  far: film('Far', -50, 300).in('rimba-sg').published().build(),
  team: film('Team film', -40, 300, { gnr: ['sport'] })
    .published()
    .build(),
}
const channel = aMovie().named('Films').with({ cn: 20, chty: 'linear', cs: 'films' }).published().build()
const airing = (name: string, program: string, from: number, to: number) =>
  aMovie()
    .named(name)
    .with({ ch: channel.id, pgm_id: program, a_st_dt: day(from), a_ed_dt: day(to) })
    .published()
    .build()
const program = aMovie()
  .named('Evening')
  .with({ ia: ['0-16x9'] })
  .published()
  .build()
const game = (name: string, start: number, state: string) =>
  aMovie()
    .named(name)
    .with({
      ev_st: day(start),
      ev_ed: day(start + 0.1),
      eve_st: state,
      pmy_tm: ARENA,
      teams: [{ id: ARENA, ty: 'home' }],
    })
    .published()
    .build()

describe('the rails of storefronts', () => {
  let server: TestServer
  let store: ReturnType<typeof railsOf>
  let far: ReturnType<typeof railsOf>
  let editor: ReturnType<typeof railsOf>
  beforeAll(async () => {
    server = await startTestServer({
      now: () => NOW,
      seed: async ({ documents }) => {
        const load = (type: string, titles: Parameters<typeof documents.load>[1]) =>
          documents.load(catalogKind(shippedType(type)), titles)
        await load('movie', Object.values(films))
        await load('channel', [channel])
        await load('program', [program])
        await load('airing', [
          airing('On now', program.id, -0.02, 0.02),
          airing('Next', program.id, 0.02, 0.1),
          airing('Later', program.id, 0.2, 0.3),
        ])
        await load('sportevent', [game('Derby', 2, 'scheduled'), game('Final', 20, 'scheduled')])
      },
    })
    const as = async (roles: string[], product: string) =>
      railsOf(await server.signInAs({ roles, products: [product], username: 'ann', name: 'Ann' }), product)
    store = await as(['storefront_user'], 'rimba-my')
    far = await as(['storefront_user'], 'rimba-sg')
    editor = await as(['content_admin', 'storefront_user'], 'rimba-my')
  })
  afterAll(() => server.close())

  const movies = (more: object[] = []) =>
    queryText({ filter: [{ field: 'cty', term: 'movie' }, ...(more as { field: string }[])] })
  const query = (q: string, more: Record<string, string> = {}) => store('query', { q, ...more })

  it('show what viewers have at the moment, the newest first, of their product alone', async () => {
    expect(await query(movies())).toMatchObject({ names: ['Fresh', 'Team film', 'Going', 'Old'], count: 4 })
    expect((await far('query', { q: movies() })).names).toEqual(['Far'])
    const sport = movies([{ field: 'gnr', term: 'sport', operator: 'equals' }])
    expect((await query(sport)).names).toEqual(['Team film'])
    expect((await query(movies(), { at: day(6) })).names).toEqual(['Soon', 'Fresh', 'Team film', 'Old'])
    expect((await query(movies(), { at: day(-250) })).names).toEqual(['Old'])
  })

  it('hold at any moment what the rule of availability gives viewers, and what it says against the rest', async () => {
    const all = Object.values(films)
    const ids = all.map(({ id }) => id).join()
    const hours = fc.integer({ min: -310 * 24, max: 310 * 24 })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          hours,
          fc.constantFrom(-200, -5, -3, 0, 4, 5, 300).map((days) => days * 24),
        ),
        async (hour) => {
          const now = NOW + hour * 3_600_000
          const given = all.filter(({ published, draft }) => {
            const record = { ...(published ?? draft)?.payload, st: published ? 'published' : 'draft' } as const
            return airState(record, { product: 'rimba-my', now }).isOnAir
          })
          const { rows } = await store('manual', { ids, at: new Date(now).toISOString() })
          expect(rows.map(({ id }) => id).toSorted()).toEqual(given.map(({ id }) => id).toSorted())
        },
      ),
      { numRuns: 40 },
    )
  })

  it('stay with their type where any of the other rows is enough', async () => {
    const any = (more: object[]) => JSON.stringify({ ...JSON.parse(movies(more)), match: 'ANY' })
    const name = (term: string) => ({ field: 'term', term, operator: 'contains' })
    expect((await query(any([name('Fresh'), name('Going')]))).names).toEqual(['Fresh', 'Going'])
    expect((await query(any([]))).names).toEqual((await query(movies())).names)
  })

  it('carry what a card needs, and nobody who worked on it', async () => {
    const { rows } = await query(movies())
    const badges = Object.fromEntries(rows.map((row) => [row.lon?.[0]?.n, row.badges]))
    expect(badges).toMatchObject({ Fresh: ['new'], Going: ['leaving'], Old: [] })
    expect(rows[0]).toMatchObject({ id: films.fresh.id, cty: 'movie', st: 'published', lws: day(-3), lwe: day(300) })
    for (const row of rows) for (const field of ['uu', 'uun', 'lock', 'ct']) expect(row).not.toHaveProperty(field)
  })

  it('say why viewers do not get the rest, where that is asked for', async () => {
    const ids = [films.gone, films.old, films.soon, films.mute, films.draft, films.far].map(({ id }) => id).join(',')
    expect((await store('manual', { ids })).names).toEqual(['Old'])
    const { rows } = await store('manual', { ids, hidden: 'true' })
    expect(rows.map(({ lon, hidden }) => [lon?.[0]?.n, hidden])).toEqual([
      ['Gone', 'expired'],
      ['Old', undefined],
      ['Soon', 'notYet'],
      ['Mute', 'voiceOff'],
    ])
    const all = await query(movies(), { hidden: 'true' })
    expect(all.rows.flatMap(({ hidden }) => hidden ?? []).sort()).toEqual(['expired', 'notYet', 'voiceOff'])
  })

  it('show drafts to those alone who may view the type, and what is published to all', async () => {
    const asked = { ids: [films.draft.id, films.old.id].join(','), side: 'draft' }
    expect((await store('manual', asked)).names).toEqual(['Old'])
    expect((await store('query', { q: movies(), side: 'draft' })).names).toEqual((await query(movies())).names)
    expect((await editor('manual', asked)).names).toEqual(['Draft', 'Old'])
    expect((await editor('query', { q: movies(), side: 'draft' })).names).toContain('Draft')
  })

  it('keep pins in their slots whatever the page', async () => {
    const found = (await query(movies())).rows
    const pinned = [
      { slot: 2, item: found.at(-1) as RailRow },
      { slot: 9, item: found[0] as RailRow },
    ]
    const whole = withPins(found, pinned).map(({ id }) => id)
    const pins = pinned.map(({ slot, item }) => `${slot}:${item.id}`).join(',')
    const pages = [1, 2].map((pageNumber) => query(movies(), { pins, pageSize: '3', pageNumber: String(pageNumber) }))
    const rows = (await Promise.all(pages)).flatMap((page) => page.rows)
    expect(rows.map(({ id }) => id)).toEqual(whole)
    expect(rows[1]?.pin).toBe(2)
    expect((await query(movies(), { pins: `1:${films.gone.id}` })).names).not.toContain('Gone')
    expect((await query(movies(), { pins: '0:x' })).status).toBe(400)
  })

  it('end behind their last page', async () => {
    const page = (pageNumber: number) => query(movies(), { pageNumber: String(pageNumber), pageSize: '3' })
    expect(await page(2)).toMatchObject({ names: ['Old'], count: 4 })
    expect(await page(3)).toMatchObject({ status: 404, code: errorRow('containerPastEnd').number })
    expect(await query(movies([{ field: 'gnr', term: 'western' }]))).toMatchObject({ status: 200, names: [], count: 0 })
    expect(await query(movies(), { count: '2' })).toMatchObject({ names: ['Fresh', 'Team film'], count: 2 })
    expect(await query(movies(), { count: '2', pageNumber: '2' })).toMatchObject({ status: 404 })
  })

  it('are computed from catalogue, guide and events', async () => {
    const kind = (source: string, name: string, more = {}) => store(source, { kind: name, ...more })
    expect((await kind('predefined', 'new_arrival')).names).toEqual(['Fresh'])
    expect((await kind('predefined', 'leaving_soon')).names).toEqual(['Going'])
    expect((await kind('predefined', 'featured_content')).names).toEqual(['Fresh'])
    expect((await kind('predefined', 'featured_content', { at: day(2) })).names).toEqual([])
    expect((await kind('timebased', 'upcoming_content')).names).toEqual(['Derby', 'Soon', 'Final'])
    expect((await kind('timebased', 'countdown_airing')).names).toEqual(['Next', 'Derby'])
    const team = { team: ARENA }
    expect((await kind('timebased', 'countdown_airing_team', team)).names).toEqual(['Derby'])
    expect((await kind('predefined', 'featured_content_team', team)).names.toSorted()).toEqual(['Derby', 'Final'])
    const { rows } = await kind('timebased', 'ongoing_airing')
    expect(rows).toMatchObject([
      {
        ...{ lon: [{ n: 'On now' }], badges: ['live'], date: day(-0.02), until: day(0.02) },
        ...{ channel: { id: channel.id }, title: { id: program.id, ia: ['0-16x9'] } },
      },
    ])
  })

  it('stand in for somebody’s own history by what this viewer could have', async () => {
    const rail = async (viewer: object) => store('recommended', { kind: 'recommended', viewer: JSON.stringify(viewer) })
    const [gold, again, free] = [await rail({ plan: ['gold'] }), await rail({ plan: ['gold'] }), await rail({})]
    expect(gold.names).toEqual(again.names)
    expect(gold.names.toSorted()).toEqual(free.names.toSorted())
    expect(gold.rows.every(({ sample }) => sample)).toBe(true)
    expect((await store('recommended', { kind: 'recommended', viewer: '[1]' })).status).toBe(400)
  })

  it('refuse what is none of theirs', async () => {
    expect((await store('evil', {})).status).toBe(404)
    expect((await store('query', { q: 'not json' })).code).toBe(errorRow('badFilter').number)
    expect((await query(movies([{ field: 'password', term: 'x' }]))).code).toBe(errorRow('badFilter').number)
    expect((await store('predefined', { kind: 'continue_watching' })).status).toBe(400)
    expect((await store('manual', { ids: Array.from({ length: 1_001 }, (_, at) => `x${at}`).join(',') })).status).toBe(
      400,
    )
    expect((await query(movies(), { at: 'some day' })).status).toBe(400)
  })

  it('go with a title by its genres', async () => {
    const read = (words: string) => store(`../../recommendation/lookup?${words}`, {})
    expect((await read(`id=${films.old.id}`)).names).toEqual(['Going'])
    expect((await read('cty=movie&count=2')).names).toEqual(['Fresh', 'Team film'])
    expect((await read(`id=${ARENA}`)).names).toEqual([])
    expect((await read('cty=none')).status).toBe(400)
    expect((await store(`../../feed/upcoming?team=${ARENA}`, {})).names).toEqual(['Derby', 'Final'])
  })
})

function railsOf(person: Person, product: string) {
  return async (source: string, words: Record<string, string>) => {
    const path = source.startsWith('../../') ? source.slice(6) : `storefront/content/${source}`
    const params = new URLSearchParams({ ...words, prd: product })
    const url = `/api/${path}${path.includes('?') ? '&' : '?'}${params}`
    const answer = await person.send({ method: 'GET', url })
    const { header, data } = answer.json<Envelope<RailRow[]>>()
    const rows = Array.isArray(data) ? data : []
    const names = rows.map(({ lon }) => lon?.[0]?.n ?? '')
    return { status: answer.statusCode, code: header.errors[0]?.code, count: header.count, rows, names }
  }
}

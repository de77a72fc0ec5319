import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttributeRow } from '#contract/schemas/policy/policyRows.ts'
import type { CaseOutcome, Evaluation, PolicyImpact } from '#contract/schemas/policy/evaluation.ts'
import type { PolicyRecord } from '#contract/schemas/policy/policy.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { callsAs, type Calls } from '#tests/support/callsOf.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'

const POLICIES = '/policy/urn/resource/rule'
const ATTRIBUTES = '/policy/urn/resource/attribute'
const numberOf = (code: Parameters<typeof errorRow>[0]) => errorRow(code).number
const malaysia = { effect: 'Allow', rules: [{ aty: 'String', n: 'country', op: 'one of', val: ['MY', 'SG'] }] }

describe('policies', () => {
  let server: TestServer
  let ann: Calls
  let store: Calls
  let viewer: Calls
  let far: Calls
  beforeAll(async () => {
    server = await startTestServer()
    ann = await callsAs(server, 'content_admin', 'Ann')
    store = await callsAs(server, 'storefront_admin', 'Stu')
    viewer = await callsAs(server, 'content_user', 'Vic')
    far = await callsAs(server, 'content_admin', 'Far', 'rimba-sg')
    for (const [n, type, source, more] of [
      ['country', 'String', 'select', { value: 'MY, SG,MY' }],
      ['rating', 'StringArray', 'content', { fld: 'rat.v' }],
    ] as const) {
      const made = await ann.send<{ id: string }>('POST', ATTRIBUTES, { n, type, source, ...more })
      if (made.status !== 201) throw new Error(JSON.stringify(made))
      await ann.send('PUT', ATTRIBUTES, { key: made.data.id, st: 'published' }, 1)
    }
  })
  afterAll(() => server.close())

  const policy = async (n: string, more: object = malaysia) =>
    (await ann.send<PolicyRecord>('POST', POLICIES, { n, an: 'rimba', ...more })).data
  const published = async (n: string, more?: object) => {
    const made = await policy(n, more)
    return (await ann.send<PolicyRecord>('PUT', `${POLICIES}/${made.id}`, { st: 'published' }, 1)).data
  }

  it('start as drafts, are saved from their revision, published, listed and found by any of their keys', async () => {
    const made = await policy('Malaysia')
    expect(made).toMatchObject({
      n: 'Malaysia',
      st: 'draft',
      rev: 1,
      pty: 'application',
      t: 'policy',
      prd: ['rimba-my'],
    })
    // Where the attribute comes from is the policy's own from here on.
    expect(made.rules?.[0]).toMatchObject({ n: 'country', src: 'select' })
    const saved = await ann.send<PolicyRecord>('PUT', `${POLICIES}/${made.id}`, { ...made, match: 'any' }, 1)
    expect([saved.status, saved.data.match, saved.data.rev]).toEqual([200, 'any', 2])
    expect((await ann.send('PUT', `${POLICIES}/${made.id}`, { ...made, match: 'all' }, 1)).code).toBe(numberOf('stale'))
    const live = await ann.send<PolicyRecord>('PUT', `${POLICIES}/${made.id}`, { st: 'published' }, 2)
    expect([live.data.st, live.data.match]).toEqual(['published', 'any'])
    expect((await viewer.get<PolicyRecord>(`${POLICIES}/${live.data.key ?? ''}`)).data.id).toBe(made.id)
    expect((await viewer.get<PolicyRecord[]>(`${POLICIES}?an=rimba`)).data.map(({ n }) => n)).toContain('Malaysia')
    expect((await viewer.get(`${POLICIES}?an=none`)).header.code).toBe(1)
    expect((await viewer.get<{ n: number }[]>(`/policy/${made.id}/versions`)).data.map(({ n }) => n)).toEqual([1])
    expect((await viewer.get<{ n: string }[]>('/apps')).data.map(({ n }) => n)).toContain('rimba')
  })

  it('are of their product alone, and nobody without the right changes them', async () => {
    const made = await policy('Ours')
    expect((await far.get(`${POLICIES}/${made.id}`)).status).toBe(404)
    expect((await far.send('PUT', `${POLICIES}/${made.id}`, { ...made, n: 'Theirs' }, 1)).status).toBe(404)
    expect((await far.send('POST', `${POLICIES}/evaluate`, { policies: [made.id] })).status).toBe(404)
    for (const person of [viewer, store])
      expect((await person.send('PUT', `${POLICIES}/${made.id}`, made, 1)).status).toBe(403)
    expect((await store.get(`${POLICIES}/${made.id}`)).status).toBe(200)
  })

  it('have a name of their own, whatever its case, and an operator that their type has', async () => {
    await policy('Once')
    const refused = async (body: object) => {
      const { status, code, header } = await ann.send('POST', POLICIES, body)
      return [status, code, header.errors[0]?.field]
    }
    expect(await refused({ n: 'ONCE ', ...malaysia })).toEqual([409, numberOf('nameTaken'), '/n'])
    expect((await far.send('POST', POLICIES, { n: 'Once', ...malaysia })).status).toBe(201)
    expect(await refused({ n: ' … ', ...malaysia })).toEqual([422, numberOf('blankName'), '/n'])
    const row = { aty: 'Number', n: 'age', op: 'starts with', val: 1 }
    expect(await refused({ n: 'Odd', effect: 'Deny', rules: [row] })).toEqual([
      422,
      numberOf('badOperator'),
      '/rules/0/op',
    ])
    expect(await refused({ n: 'Odd', ...malaysia, more: [{ effect: 'Deny', rules: [row] }] })).toEqual([
      ...[422, numberOf('badOperator')],
      '/more/0/rules/0/op',
    ])
  })

  it('may be incomplete as drafts, and say something in each row once they are published', async () => {
    const made = await policy('Unfinished', { effect: 'Deny', rules: [{ aty: 'Number', n: 'age', op: 'less than' }] })
    const refused = await ann.send('PUT', `${POLICIES}/${made.id}`, { st: 'published' }, 1)
    expect([refused.status, refused.header.errors[0]?.field]).toEqual([422, '/rules/0'])
    const blank = await policy('Blank', { effect: 'Deny', rules: [{ aty: 'Number', n: ' ', op: 'less than', val: 5 }] })
    const nameless = await ann.send('PUT', `${POLICIES}/${blank.id}`, { st: 'published' }, 1)
    expect([nameless.status, nameless.header.errors[0]?.field]).toEqual([422, '/rules/0/n'])
    expect(
      (await ann.send('PUT', `${POLICIES}/${(await policy('Empty', {})).id}`, { st: 'published' }, 1)).status,
    ).toBe(422)
  })

  it('are not published while one of their cases does not hold, which may be said otherwise', async () => {
    const cases = [
      { viewer: { country: 'MY' }, effect: 'Allow' },
      { viewer: { country: 'US' }, effect: 'Deny' },
    ]
    const made = await policy('Tested', { ...malaysia, cases })
    const live = await ann.send<PolicyRecord>('PUT', `${POLICIES}/${made.id}`, { st: 'published' }, 1)
    expect([live.status, live.data.cases?.length]).toEqual([200, 2])
    const wider = { n: 'Tested', effect: 'Allow', rules: [{ ...malaysia.rules[0], val: ['US', 'SG'] }] }
    const kept = await ann.send('PUT', `${POLICIES}/${made.id}`, { ...wider, cases, st: 'draft' }, 2)
    expect(kept.status).toBe(200)
    const outcomes = await store.send<CaseOutcome[]>('POST', `${POLICIES}/cases`, { policy: { ...wider, cases } })
    expect(outcomes.data.map(({ passes, effect }) => [passes, effect])).toEqual([
      [false, 'Deny'],
      [false, 'Allow'],
    ])
    for (const body of [{ st: 'published' }, { ...wider, cases, st: 'published' }]) {
      const { status, header } = await ann.send('PUT', `${POLICIES}/${made.id}`, body, 3)
      expect([status, ...header.errors.map(({ field, keyword }) => [field, keyword])]).toEqual([
        ...[422, ['/cases/0', 'case']],
        ['/cases/1', 'case'],
      ])
    }
    const said = [{ viewer: { country: 'US' }, effect: 'Allow' }]
    const changed = await ann.send('PUT', `${POLICIES}/${made.id}`, { ...wider, cases: said, st: 'published' }, 3)
    expect(changed.status).toBe(200)
    const gone = {
      ...malaysia,
      cases: [
        { content: 'gone', effect: 'Deny' },
        { at: 'soon', effect: 'Deny' },
      ],
    }
    const odd = await store.send<CaseOutcome[]>('POST', `${POLICIES}/cases`, { policy: gone })
    expect(odd.data.map(({ passes, error }) => [passes, error])).toEqual([
      [false, 'noTitle'],
      [false, 'noMoment'],
    ])
  })

  it('are found by a filter list, and tell who names them', async () => {
    const { id } = await published('Named')
    const lon = [{ lang: 'en', n: 'Names it' }]
    const rail = await ann.send<StoreContainer>('POST', '/storefront/urn/container', { lon, appliesif: [id] })
    const filter = [{ field: 'an', term: 'rimba', operator: 'equals' }]
    const found = await viewer.send<{ id: string }[]>('POST', `${POLICIES}/lookup`, { filter, term: 'named' })
    expect(found.data.map((one) => one.id)).toEqual([id])
    expect((await far.send('POST', `${POLICIES}/lookup`, { term: 'named' })).header.count).toBe(0)
    const uses = await viewer.get<{ id: string }[]>(`${POLICIES}/${id}/usage`)
    expect(uses.data.map((one) => one.id)).toEqual([rail.data.id])
    const numbers = [{ field: 'type', term: 'StringArray', operator: 'equals' }]
    const [rating] = (await viewer.send<AttributeRow[]>('POST', `${ATTRIBUTES}/lookup`, { filter: numbers })).data
    expect((await viewer.get(`${ATTRIBUTES}/${rating?.id ?? ''}`)).data).toMatchObject({ n: 'rating', fld: 'rat.v' })
    expect((await far.get(`${ATTRIBUTES}/${rating?.id ?? ''}`)).status).toBe(404)
    const named = {
      n: 'Rated',
      effect: 'Deny',
      rules: [{ n: 'rating', aty: 'StringArray', op: 'contains', val: ['18'] }],
    }
    const user = await ann.send<PolicyRecord>('POST', POLICIES, named)
    const users = await viewer.get<{ id: string }[]>(`${ATTRIBUTES}/${rating?.id ?? ''}/usage`)
    expect(users.data.map((one) => one.id)).toContain(user.data.id)
  })

  it('take no hostile record, and keep nothing that they do not know', async () => {
    const bad: unknown[] = [
      { n: 'x', rules: 'all' },
      { n: 'x', rules: [null] },
      { n: 'x', effect: 'Maybe' },
      { n: 'x'.repeat(201) },
      { n: 'x', rules: Array.from({ length: 51 }, () => ({})) },
      { n: 'x', rules: [{ val: { $gt: 1 } }] },
    ]
    for (const body of bad)
      expect((await ann.send('POST', POLICIES, body as object)).status).toBeGreaterThanOrEqual(400)
    const long = {
      n: 'x',
      rules: [{ ...malaysia.rules[0], val: Array.from({ length: 501 }, (_none, at) => `v${at}`) }],
    }
    const refused = await ann.send('POST', POLICIES, long)
    const said = { field: '/rules/0/val', description: 'This may have at most 500 entries.' }
    expect([refused.status, refused.header.errors[0]]).toMatchObject([422, said])
    const odd = await ann.send<PolicyRecord>('POST', POLICIES, { n: '表 <script>', ...malaysia, evil: 1 })
    expect([odd.status, odd.data.n, 'evil' in odd.data]).toEqual([201, '表 <script>', false])
    expect(odd.data.wrng?.map(({ code }) => code)).toContain('unknownField')
    const body = { policies: [{ effect: 'Allow', rules: [{ n: '__proto__', aty: 'String', op: 'equals', val: 'x' }] }] }
    expect((await viewer.send('POST', `${POLICIES}/evaluate`, { ...body, viewer: [] })).status).toBe(422)
    expect((await viewer.send<Evaluation>('POST', `${POLICIES}/evaluate`, body)).data.effect).toBe('Deny')
    expect((await viewer.send('POST', `${POLICIES}/evaluate`, { ...body, at: 'soon' })).status).toBe(400)
  })

  it('are tried as drafts on a viewer, with what became of each rule', async () => {
    const policies = [
      {
        id: 'p',
        ...malaysia,
        more: [{ effect: 'Deny', rules: [{ aty: 'Number', n: 'age', op: 'less than', val: 13 }] }],
      },
    ]
    const ask = async (who: object) =>
      (await store.send<Evaluation>('POST', `${POLICIES}/evaluate`, { policies, viewer: who })).data
    expect(await ask({ country: 'MY', age: 30 })).toMatchObject({ effect: 'Allow', rules: [{ policy: 'p', rule: 0 }] })
    expect(await ask({ country: 'MY', age: 9 })).toMatchObject({ effect: 'Deny', rules: [{ policy: 'p', rule: 1 }] })
    const { effect, skipped, trace } = await ask({ country: 'MY', age: 'nine' })
    expect([effect, skipped]).toEqual(['Allow', [{ policy: 'p', rule: 1, row: 0, error: 'wrongType' }]])
    expect(trace.map(({ outcome }) => outcome)).toEqual(['decides', 'skipped'])
  })

  it('decide who sees a container, and are not deleted while one names them', async () => {
    const { id } = await published('Gate')
    const lon = [{ lang: 'en', n: 'Gated' }]
    const i = [{ type: 'manual', priority: 1, cu: '/storefront/content/manual?ids=f1', data: [{ id: 'f1' }] }]
    const rail = await ann.send<StoreContainer>('POST', '/storefront/urn/container', { lon, i, appliesif: [id] })
    const t = [{ id: 'home', lon, c: [{ id: rail.data.id }] }]
    const page = await ann.send<StorePage>('POST', '/storefront/urn/page', { ty: 'storefront', lon, t })
    const seenBy = async (who: object) => {
      const words = encodeURIComponent(JSON.stringify(who))
      const path = `/storefront/urn/page/${page.data.id}?info=full&policy_evaluate=true&viewer=${words}`
      return (await store.get<StorePage>(path)).data.t?.flatMap(({ c = [] }) => c.map((one) => one.id))
    }
    expect(await seenBy({ country: ['MY'] })).toEqual([rail.data.id])
    expect(await seenBy({ country: ['US'] })).toEqual([])
    const refused = await ann.send('PUT', `${POLICIES}/${id}`, { st: 'deleted' }, 2)
    expect([refused.status, refused.code]).toEqual([409, numberOf('inUse')])
    const only = { effect: 'Allow', rules: [{ aty: 'String', n: 'country', op: 'equals', val: 'SG' }] }
    const impact = await ann.send<PolicyImpact>('POST', `${POLICIES}/impact`, {
      ...{ key: id, policies: [only], viewer: { country: 'MY' } },
    })
    expect(impact.data).toMatchObject({ changed: 1, hidden: 1, examples: [{ id: rail.data.id, effect: 'Deny' }] })
    expect(impact.data.sees).toMatchObject({ tabs: { passed: 1, of: 1 }, containers: { passed: 0, of: 1 } })
    const more = { key: id, policies: [only], viewer: { country: 'MY' }, offset: 1 }
    expect((await ann.send<PolicyImpact>('POST', `${POLICIES}/impact`, more)).data.examples).toEqual([])
  })

  it('judge titles of rails, where one speaks of titles, and say which they hide', async () => {
    const film = async (n: string, v: string) => {
      const body = {
        lon: [{ lang: 'en', n }],
        rat: [{ v }],
        yr: 2001,
        rt: 5_400_000,
        lws: '2020-01-01T00:00:00.000Z',
        st: 'published',
      }
      const made = await ann.send<{ id: string }>('POST', '/content/urn/resource/catalog/movie', body)
      expect([made.status, made.header.errors]).toEqual([201, []])
      return made.data.id
    }
    const [harsh, mild] = [await film('Harsh', '18'), await film('Mild', 'P13')]
    const rail = (words: string) => store.get<RailRow[]>(`/storefront/content/manual?ids=${harsh},${mild}&${words}`)
    expect((await rail('policy_evaluate=true')).data.map(({ id }) => id)).toEqual([harsh, mild])
    await published('Ratings', {
      effect: 'Deny',
      rules: [{ aty: 'StringArray', n: 'rating', op: 'one of', val: ['18'] }],
      more: [{ effect: 'Allow', rules: [] }],
    })
    expect((await rail('policy_evaluate=false')).data.map(({ id }) => id)).toEqual([harsh, mild])
    expect((await rail('policy_evaluate=true')).data.map(({ id }) => id)).toEqual([mild])
    const hidden = (await rail('policy_evaluate=true&hidden=true')).data
    expect(hidden.map((row) => row.hidden)).toEqual(['policy', undefined])
    const ids = [harsh, mild]
    const i = [
      {
        type: 'manual',
        priority: 1,
        cu: `/storefront/content/manual?ids=${ids.join()}`,
        data: ids.map((id) => ({ id })),
      },
    ]
    const lon = [{ lang: 'en', n: 'Shared' }]
    const shown = await ann.send<StoreContainer>('POST', '/storefront/urn/container', { lon, i })
    const page = await ann.send<StorePage>('POST', '/storefront/urn/page', {
      ty: 'collection',
      lon,
      c: [{ id: shown.data.id }],
    })
    const sharedWith = async (more: object) => {
      const link = { urn: 'urn:page', id: page.data.id, days: 1, guests: false, notes: false, ...more }
      const { token } = (await ann.send<{ token: string }>('POST', '/review/link', link)).data
      const asked = { token, source: 'manual', params: { ids: ids.join() } }
      return (await store.send<RailRow[]>('POST', '/review/rail', asked)).data.map(({ id }) => id)
    }
    expect([await sharedWith({}), await sharedWith({ viewer: {} })]).toEqual([ids, [mild]])
    const { data } = await store.send<Evaluation>('POST', `${POLICIES}/evaluate`, { content: harsh })
    expect(data.effect).toBe('Deny')
  })

  it('have attributes of their own, counted by source, kept as they are while a policy names them', async () => {
    const rows = (await store.get<AttributeRow[]>(`${ATTRIBUTES}?source=select`)).data
    expect(rows.map(({ n, type, value }) => [n, type, value])).toEqual([['country', 'String', ['MY', 'SG']]])
    const counts = (await viewer.get('/count/urn/resource/attribute')).data
    expect(counts).toContainEqual({ name: 'content', count: 1 })
    expect((await viewer.get('/app_data_mapping')).data).toEqual([{ n: 'rating', type: 'StringArray', field: 'rat.v' }])
    const [country] = rows
    if (!country) throw new Error('no attribute')
    await policy('Holder')
    const change = (body: object) =>
      ann.send('PUT', ATTRIBUTES, { ...country, key: country.id, st: 'draft', ...body }, country.rev)
    expect([(await change({ st: 'deleted' })).code, (await change({ type: 'Number' })).code]).toEqual([
      numberOf('inUse'),
      numberOf('inUse'),
    ])
    expect((await change({ value: ['MY', 'SG', 'BN'] })).status).toBe(200)
    expect((await ann.send('POST', ATTRIBUTES, { n: 'Country', type: 'String', source: 'user' })).code).toBe(
      numberOf('nameTaken'),
    )
    expect((await ann.send('POST', ATTRIBUTES, { n: 'half' })).status).toBe(422)
    expect((await ann.send('PUT', ATTRIBUTES, { n: 'nobody' }, 1)).status).toBe(400)
  })

  it('name people of their products: found by their names or ids, page by page, others and programs never', async () => {
    type People = { uid: string; name: string }[]
    await far.send('POST', POLICIES, { n: 'Farther', an: 'rimba', ...malaysia })
    const zed = await callsAs(server, 'content_admin', 'Zoë Ng')
    await zed.send('POST', POLICIES, { n: 'Of Zoë', an: 'rimba', ...malaysia })
    const all = await ann.get<People>('/user/people')
    const names = all.data.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Ann', 'Zoë Ng']))
    expect(names).not.toContain('Far')
    // Who has only looked is found by nobody but himself: no server tells another who has called it.
    expect(names).not.toContain('Vic')
    const own = await viewer.get<People>('/user/people')
    expect(own.data.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, 'Vic']))
    expect((await viewer.get<People>('/user/people?term=ZOE')).data.map(({ name }) => name)).toEqual(['Zoë Ng'])
    expect((await ann.get<People>('/user/people?term=%25')).data).toEqual([])
    const zoe = all.data.find(({ name }) => name === 'Zoë Ng')?.uid ?? ''
    expect((await ann.get<People>(`/user/people?term=${zoe}`)).data.map(({ uid }) => uid)).toEqual([zoe])
    expect((await ann.get<People>(`/user/people?uids=${zoe},nobody,machine:1`)).data).toEqual([
      { uid: zoe, name: 'Zoë Ng' },
    ])
    expect((await far.get(`/user/people?uids=${zoe}`)).data).toEqual([])
    const second = await ann.get<People>('/user/people?pageSize=1&pageNumber=2')
    expect([second.data, second.header.count]).toEqual([[all.data[1]], all.data.length])
    // Without a selected product a super sees everybody, and whoever called without a sign-in is nobody.
    await server.app.inject({ url: '/api/health' })
    const sue = await server.signInAs({ roles: ['content_admin'], products: ['admin'], name: 'Sue' })
    const everybody = (await sue.send({ url: '/api/user/people' })).json<Envelope<People>>()
    expect(everybody.data?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ann', 'Far', 'Sue']))
    expect(everybody.data?.filter(({ uid, name }) => uid === '' || name === '')).toEqual([])
    expect(everybody.header.count).toBe(everybody.data?.length)
    const many = Array.from({ length: 51 }, (_none, n) => n).join(',')
    expect((await ann.get(`/user/people?uids=${many}`)).status).toBe(400)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideOf, loadChannels, xmltv } from '#tests/support/aGuide.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

describe('the guide, asked odd things', () => {
  let server: TestServer
  let ann: Person
  let channels: string[] = []

  beforeAll(async () => {
    server = await startTestServer({
      seed: async (services) => {
        channels = await loadChannels(services, ['Qqz 0', 'Qqz 1'])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterAll(() => server.close())

  it.each([
    ['0000-01-01', '0000-01-02'],
    ['0001-01-01', '0001-01-02'],
    ['0001-01-01T00:00:00+14:00', '0001-01-02'],
    ['9999-12-31', '9999-12-31T23:59:59Z'],
    ['2026-11-24', '9999-12-31'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-25', '2026-11-24'],
  ])('reads no window that is none: %s to %s', async (start, end) => {
    const span = `start=${encodeURIComponent(start)}&end=${encodeURIComponent(end)}`
    for (const url of [`/epg?${span}`, `/epg/marks?${span}`, `/epg/export?channel=${channels[0]}&${span}`])
      expect((await ann.send({ url: `/api${url}` })).statusCode, url).toBe(400)
  })

  it('takes programmes of the days of calendars only', async () => {
    const { ingest } = guideOf(server, ann)
    const programme = (start: string, stop: string) =>
      `<programme channel="a" start="${start}" stop="${stop}"><title>x</title></programme>`
    const feed = `<tv><channel id="a"><display-name>Qqz 0</display-name></channel>${[
      programme('99991231230000 +0000', '99991231235959 +0000'),
      programme('19000101000000 +1400', '19000101010000 +1400'),
      programme('00010101000000', '00010101010000'),
      programme('20261124060000 +0000', '99991231235959 +0000'),
    ].join('')}</tv>`
    const taken = await ingest(feed)
    expect(taken).toMatchObject({ status: 'active', programmes: 1, success: 1, failure: 0 })
    const table = 'channel,start,end,title\na,0000-01-01,0000-01-02,x\na,9999-12-31T23:00Z,,y\na,2026-11-24T09:00Z,,z\n'
    expect(await ingest(table, { channelId: channels[0] ?? '' }, 'table')).toMatchObject({
      status: 'active',
      programmes: 1,
    })
  })

  it.each([
    ['a sign that no text may have', 'a,2026-11-24T09:00Z,"a\u0000b"', 'badSign'],
    ['an id that has one', 'a\u0000,2026-11-24T09:00Z,x', 'badSign'],
    ['an id without end', `${'a'.repeat(251)},2026-11-24T09:00Z,x`, 'tooLongId'],
  ])('refuses %s in a table with its line', async (_, row, keyword) => {
    const { send } = guideOf(server, ann)
    const answer = await send(`channel,start,title\na,2026-11-24T08:00Z,x\n${row}\n`, {}, 'odd.csv', 'odd')
    expect([answer.statusCode, answer.json<unknown>()]).toMatchObject([
      422,
      { header: { errors: [{ keyword, params: { line: 3 } }] } },
    ])
  })

  it('stores no sign that no text may have', async () => {
    const { send, json } = guideOf(server, ann)
    const table = 'channel,start,title\na,2026-11-24T09:00Z,x\n'
    expect((await send(table, {}, 'odd\u0000.csv', 'odd\u0000name')).statusCode).toBeLessThan(500)
    for (const station of ['a\u0000', '\u0000', 'https://e\u0000.example.com/'])
      expect((await json('POST', '/epg/ingestion/ondemand', { station })).statusCode).toBeLessThan(500)
    expect((await ann.send({ url: '/api/epg?start=2026-11-24&end=2026-11-25&term=%00' })).statusCode).toBeLessThan(500)
    expect((await ann.send({ url: '/api/epg/ingestion/status?ids=%00,x,,' })).statusCode).toBeLessThan(500)
  })

  it('has a bound for the programmes of one channel', async () => {
    const { send } = guideOf(server, ann)
    const rows = Array.from({ length: 20_001 }, () => 'a,2026-11-24T09:00Z,x\n').join('')
    const { statusCode, body } = await send(`channel,start,title\n${rows}`, { dryRun: 'true' }, 'guide.csv')
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      422,
      { header: { errors: [{ keyword: 'tooManyProgrammes' }] } },
    ])
  })

  it('lets one of two who confirm the same channel at once win, and confirms none that the feed does not have', async () => {
    const { ingest, json } = guideOf(server, ann)
    const day = [
      { channel: 'p', from: '06:00', title: 'x' },
      { channel: 'q', from: '06:00', title: 'y' },
    ]
    const { id } = await ingest(xmltv({ p: 'Pppp', q: 'Rrrr' }, day), {}, 'race')
    const unknown = { matches: [{ id: 'nonesuch', channel: null }] }
    expect((await json('PUT', `/epg/ingestion/${id}/matches`, unknown)).statusCode).toBe(404)
    const confirm = (src: string) =>
      json('PUT', `/epg/ingestion/${id}/matches`, { matches: [{ id: src, channel: channels[1] }] })
    const answers = await Promise.all([confirm('p'), confirm('q')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('lets two channels of a feed change places for later feeds, both in one step and neither alone', async () => {
    const { ingest, json, match, matches } = guideOf(server, ann)
    const feed = xmltv({ one: 'Qqz 0', two: 'Qqz 1' }, [
      { channel: 'one', from: '06:00', title: 'x' },
      { channel: 'two', from: '06:00', title: 'y' },
    ])
    const [zero = '', first = ''] = channels
    const said = async (id: string) =>
      (await matches(id)).map(({ channel, later }) => [channel?.id, ...(later ? [later.id] : [])])
    const { id } = await ingest(feed, {}, 'crossed')
    const alone = await json('PUT', `/epg/ingestion/${id}/matches`, { matches: [{ id: 'one', channel: first }] })
    expect([alone.statusCode, await said(id)]).toEqual([409, [[zero], [first]]])
    const swap = [
      { id: 'one', channel: first },
      { id: 'two', channel: zero },
    ]
    await match(id, swap)
    expect(await said(id)).toEqual([
      [zero, first],
      [first, zero],
    ])
    const again = await ingest(feed, {}, 'crossed')
    expect(await said(again.id)).toEqual([[first], [zero]])
  })

  it('shows nobody what was taken in for products that they lack, whoever took it in', async () => {
    const boss = await server.signInAs('operations_super_admin')
    const { ingest } = guideOf(server, boss)
    const all = await server.signInAs({ roles: ['operations_super_admin'], products: ['admin'], username: 'all' })
    const ofAll = await guideOf(server, all).ingest(xmltv({ s: 'Ssss' }, [{ channel: 's', from: '06:00', title: 'x' }]))
    const ofBoss = await ingest(xmltv({ s: 'Ssss' }, [{ channel: 's', from: '06:00', title: 'x' }]))
    for (const { id } of [ofAll, ofBoss])
      for (const part of ['changes', 'matches'])
        expect((await ann.send({ url: `/api/epg/ingestion/${id}/${part}` })).statusCode).toBe(404)
    expect((await guideOf(server, ann).read(ofAll.id)) as unknown).toBeUndefined()
  })
})

describe('what is remembered of feeds', () => {
  it('is of their own products: nobody leaves out the channels of others', async () => {
    const server = await startTestServer({
      seed: async (services) => {
        await loadChannels(services, ['Alpha'])
        await loadChannels(services, ['Beta'], 'rimba-sg')
      },
    })
    try {
      const feed = xmltv({ a: 'Alpha' }, [{ channel: 'a', from: '06:00', title: 'x' }])
      const [my, sg] = await Promise.all(
        ['rimba-my', 'rimba-sg'].map((one) => server.signInAs({ products: [one], username: `of-${one}` })),
      )
      const theirs = guideOf(server, sg as Person)
      const { id } = await theirs.ingest(feed)
      await theirs.match(id, [{ id: 'a', channel: null }])
      expect(await guideOf(server, my as Person).ingest(feed)).toMatchObject({ success: 1, unmatched: 0 })
    } finally {
      await server.close()
    }
  })
})

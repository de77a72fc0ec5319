import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EpgDryRun, EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import type { OnAirBoard } from '#contract/schemas/live/onAir.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import type { LoggedEvent } from '../../stores/eventLog.ts'
import { guideOf, lines, loadChannels, xmltv } from '#tests/support/aGuide.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const FEED = xmltv({ one: 'News' }, [{ channel: 'one', from: '06:00', to: '07:00', title: 'Morning' }])

describe('an ingestion that somebody else has begun', () => {
  let server: TestServer
  let folder = ''
  let channels: string[] = []
  const people: Record<string, Person> = {}

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-takeover-'))
    server = await startTestServer({
      settings: { stations: { folder, hosts: [] } },
      seed: async (services) => {
        channels = await loadChannels(services, ['News'])
      },
    })
    const roles = { ann: 'content_admin', ben: 'content_admin', eve: 'content_admin', dan: 'content_user' }
    for (const [username, role] of Object.entries(roles)) {
      const products = username === 'eve' ? ['rimba-sg'] : ['rimba-my']
      people[username] = await server.signInAs({ roles: [role], products, username, name: username })
    }
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const of = (name: string) => guideOf(server, people[name] as Person)
  const statusOf = async (name: string, id: string, act: 'retry' | 'undo') =>
    (await of(name).json('POST', `/jobs/${id}/${act}`)).statusCode
  /** Ann's feed, as it lies in the folder. */
  const take = async (text: string) => {
    await writeFile(join(folder, 'harbour.xml'), text)
    const { data } = await of('ann').json<{ status_id: string }>('POST', '/epg/ingestion/ondemand', {
      station: 'harbour',
    })
    return data.status_id
  }

  it('is tried again and taken back by whoever may ingest in its products, and by nobody else', async () => {
    const id = await take(FEED.slice(0, -10))
    expect(await of('ann').settled(id)).toMatchObject({ status: 'failed' })
    await writeFile(join(folder, 'harbour.xml'), FEED)
    expect([await statusOf('eve', id, 'retry'), await statusOf('dan', id, 'retry')]).toEqual([404, 403])
    expect(await statusOf('ben', id, 'retry')).toBe(202)
    expect(await of('ben').settled(id)).toMatchObject({ status: 'active', success: 1, by: 'ben' })

    expect([await statusOf('eve', id, 'undo'), await statusOf('dan', id, 'undo')]).toEqual([404, 403])
    expect(lines(await of('ann').guide(channels))).toEqual([['06:00-07:00 Morning']])
    expect((await of('ben').undo(id)).statusCode).toBe(202)
    expect(lines(await of('ann').guide(channels))).toEqual([[]])
    expect(await of('ann').read(id)).toMatchObject({ closed: true, undoable: false })
  })

  it('is called off by whoever may ingest in its products, and by nobody else', async () => {
    const id = await take(FEED)
    const reset = async (name: string) => (await of(name).json('DELETE', `/epg/ingestion/reset/${id}`)).statusCode
    expect([await reset('eve'), await reset('dan')]).toEqual([404, 403])
    expect(await reset('ben')).toBe(200)
    expect(await of('ann').settled(id)).toMatchObject({ status: 'inactive', eve_st: 'cancelled' })
  })

  it('is told of at its end to those who watch the same products, and waits until it is mended or closed', async () => {
    const heard: LoggedEvent[] = []
    const stop = server.services.events.subscribe((event) => heard.push(event))
    const waiting = async (name: string, which: string) =>
      (await of(name).json<EpgIngestion[]>('GET', `/epg/ingestion?waiting=${which}`)).data.map(({ id }) => id)
    const failed = async () =>
      (await of('ben').json<OnAirBoard>('GET', '/epg/onair')).data.jobs.map(({ job }) => job.id)
    const id = await take(FEED.slice(0, -10))
    expect([await waiting('ben', 'open'), await waiting('ben', 'decision')]).toEqual([[id], []])
    await of('ann').settled(id)
    const toldOf = () => heard.find((event) => event.topic === 'onAir' && event.id === `job:${id}`)
    await expect.poll(toldOf).toMatchObject({ uid: '', by: '', prd: ['rimba-my'] })
    expect([await waiting('ben', 'open'), await waiting('ben', 'decision')]).toEqual([[id], [id]])
    expect(await failed()).toEqual([id])
    expect(await waiting('eve', 'open')).toEqual([])
    await of('ben').json('PUT', `/epg/process/close/${id}`)
    expect(await waiting('ben', 'open')).toEqual([])
    expect(await failed()).toEqual([])
    await expect.poll(() => heard.filter((event) => event.id === `job:${id}`).length).toBe(2)
    stop()
  })

  it('is tried without a word to anybody, and names what does not fit and every line that is refused', async () => {
    const rows = ['news,06:00,07:00,Morning', 'news,06:30,08:00,Markets', ',06:00,07:00,Lost', 'news,09:00,09:00,None']
    const lines = rows.map((row) => row.replaceAll(/\d\d:\d\d/g, (time) => `2026-11-24T${time}:00Z`))
    const csv = ['channel,start,end,title', ...lines, 'news,soon,,Never', 'news,later,,Never'].join('\n')
    const { body } = await of('ann').send(csv, { dryRun: 'true' }, 'guide.csv')
    expect((JSON.parse(body) as Envelope<EpgDryRun>).data).toMatchObject({
      programmes: 3,
      notes: [
        { code: 'noChannel', count: 1, line: 4, lines: [4] },
        { code: 'noStart', count: 2, line: 6, lines: [6, 7] },
      ],
      timing: [
        {
          kind: 'overlap',
          count: 1,
          channels: 1,
          first: [{ channel: 'news', title: 'Markets', after: 'Morning', line: 3 }],
        },
        { kind: 'zeroLength', count: 1, first: [{ title: 'None', line: 5 }] },
      ],
    })
  })
})

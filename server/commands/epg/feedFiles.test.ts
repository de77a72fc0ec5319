import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { GUIDE_DAYS } from '#contract/values/guide.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { isFullRun } from '#tests/support/fullRun.ts'
import { guideOf, loadChannels, xmltv } from '#tests/support/aGuide.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.xml(\.gz)?$/.test(name))
    .map((name) => join(folder, name))
    .toSorted()
}

const FILES = [
  ...['br-nickonline', 'in-dishtv', 'my-unifi', 'ru-one', 'uk-languages'],
  ...(isFullRun ? ['sg-singtel', 'uk-five-channels'] : []),
].map((name) => `tests/data/epg/${name}.xml.gz`)
/** Guides as they were published, where they lie beside the project: they are not ours to give away. */
const BESIDE = join(import.meta.dirname, '../../../../shared/data/epg')
const WHOLE = isFullRun ? filesIn(BESIDE) : []
/** Programmes of one of them that are written four times over; the largest has tens of thousands. All of it is read. */
const WRITTEN = 600

/** Channels with that many programmes together, one at least. */
function fewChannels(found: readonly EpgMatch[]): EpgMatch[] {
  let sum = 0
  return found.filter(({ programmes }, at) => {
    if (at > 0 && sum + programmes > WRITTEN) return false
    sum += programmes
    return true
  })
}

/** Windows of a guide that one call may ask for. */
function windowsOf(from: number, to: number): [string, string][] {
  const step = GUIDE_DAYS * DAY_MS
  const many = Math.ceil((to - from) / step)
  const iso = (at: number) => new Date(at).toISOString()
  return Array.from({ length: many }, (_, at) => [iso(from + at * step), iso(Math.min(to, from + (at + 1) * step))])
}

describe('feeds as files', () => {
  let server: TestServer
  let ann: Person
  let channels: string[] = []
  const names = Array.from({ length: 60 }, (_, at) => `Qqz ${at}`)

  beforeAll(async () => {
    server = await startTestServer({
      seed: async (services) => {
        channels = await loadChannels(services, names)
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterAll(() => server.close())

  const exported = async (ids: readonly string[], [start, end]: readonly string[], format = 'xmltv') => {
    const url = `/api/epg/export?channel=${ids.join(',')}&start=${start}&end=${end}&format=${format}`
    const { statusCode, body } = await ann.send({ url })
    if (statusCode !== 200) throw new Error(body)
    return body
  }

  it.each([...FILES, ...WHOLE])('are given out as they were taken in: %s', { timeout: 900_000 }, async (path) => {
    const file = basename(path).replace(/\.xml(\.gz)?$/, '')
    const { ingest, match, matches, undo, send } = guideOf(server, ann)
    const packed = await readFile(path)
    const bytes = path.endsWith('.gz') ? gunzipSync(packed) : packed
    const tried = JSON.parse((await send(bytes, { dryRun: 'true' }, `${file}.xml`, file)).body) as {
      data: { start: string; end: string; programmes: number }
    }
    const spans = windowsOf(Date.parse(tried.data.start), Date.parse(tried.data.end) + 1)
    // A name of its own: what was said of the same channels in another feed is remembered.
    const taken = await ingest(gzipSync(bytes), {}, path)
    expect(taken.programmes).toBe(tried.data.programmes)
    const waiting = (await matches(taken.id)).filter(({ state }) => state === 'waiting')
    const found = (WHOLE.includes(path) ? fewChannels(waiting) : waiting).slice(0, channels.length)
    expect(found.length).toBeGreaterThan(0)
    const done = await match(
      taken.id,
      found.map(({ id }, at) => ({ id, channel: channels[at] ?? null })),
    )
    expect(done.failure).toBe(0)
    const used = channels.slice(0, found.length)
    const out = async () => {
      const files = []
      for (const span of spans) files.push(await exported(used, span))
      return files.filter((one) => one.includes('<programme '))
    }
    const first = await out()
    const given = first.reduce((sum, one) => sum + one.split('<programme ').length - 1, 0)
    expect(given).toBe(found.reduce((sum, { programmes }) => sum + programmes, 0))
    for (const one of first) {
      const again = await ingest(one, {}, `${path} of ours`)
      expect(again.tally).toMatchObject({ new: 0, moved: 0, vanished: 0, conflict: 0 })
    }
    await undo(taken.id)
    expect(await out()).toEqual([])
    const fresh = []
    for (const one of first) fresh.push(await ingest(one, {}, `${path} once more`))
    expect(fresh.reduce((sum, { failure }) => sum + failure, 0)).toBe(0)
    expect(await out()).toEqual(first)
    for (const { id } of fresh) await undo(id)
  })

  it.each([
    [
      'an entity bomb',
      '<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><tv>&b;</tv>',
      'internalSubset',
    ],
    [
      'an external entity',
      '<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY x SYSTEM "file:///etc/passwd">]><tv>&x;</tv>',
      'internalSubset',
    ],
    ['an unknown entity', '<tv><channel id="a"><display-name>&x;</display-name></channel></tv>', 'entity'],
    ['no XMLTV', '<html></html>', 'notXmltv'],
    ['no XML', '<tv><channel', 'cutOff'],
    ['one that was cut off', xmltv({ a: 'A' }, [{ channel: 'a', from: '06:00', title: 'x' }]).slice(0, -6), 'cutOff'],
    ['a packed one that was cut off', gzipSync(xmltv({ a: 'A' }, [])).subarray(0, 60), 'cutOff'],
    [
      'one too large unpacked',
      gzipSync(Buffer.concat([Buffer.from('<tv>'), Buffer.alloc(52_500_000, `<a>${' '.repeat(9_993)}</a>`)])),
      'tooLarge',
    ],
    ['nothing', '', 'cutOff'],
  ])('are refused with the place, and nothing of them stays: %s', async (_what, text, keyword) => {
    const { send, json } = guideOf(server, ann)
    const before = await json('GET', '/epg/ingestion')
    const { statusCode, body } = await send(text, {}, 'feed.xml')
    expect(JSON.parse(body)).toMatchObject({ header: { errors: [{ code: 90080422, keyword }] } })
    expect(statusCode).toBe(422)
    expect((await json('GET', '/epg/ingestion')).header.count ?? 0).toBe(before.header.count ?? 0)
    const staged = await server.database.pool.query(
      'SELECT count(*)::integer AS many FROM epg_programme WHERE ingestion NOT IN (SELECT id FROM job)',
    )
    expect((staged.rows as { many: number }[])[0]?.many).toBe(0)
  })

  it('may be tables, which spreadsheets run nothing of, and come in again as they were', async () => {
    const { ingest } = guideOf(server, ann)
    const [channel = ''] = channels
    await ingest(
      xmltv({ a: 'Qqz 0' }, [
        { channel: 'a', from: '06:00', to: '07:00', title: '=cmd|x', more: '<desc lang="en">one, two</desc>' },
        {
          channel: 'a',
          from: '07:00',
          to: '07:00',
          title: 'Flash',
          more: '<episode-num system="xmltv_ns">1.2.</episode-num>',
        },
      ]),
      { channelId: channel },
    )
    const day = ['2026-11-24', '2026-11-25']
    const table = await exported([channel], day, 'csv')
    expect(table).toContain(",'=cmd|x,")
    const again = await ingest(table, {}, 'table')
    expect(again).toMatchObject({ programmes: 2, tally: { new: 0, changed: 0, moved: 0, vanished: 0 } })
  })

  it('are for those who may change the guide, and channels of others are none', async () => {
    const reader = await server.signInAs('live_content_user')
    expect((await guideOf(server, reader).send('<tv></tv>')).statusCode).toBe(403)
    const foreign = await server.signInAs({
      roles: ['content_admin'],
      products: ['rimba-sg'],
      username: 'bob',
      name: 'Bob',
    })
    const { ingest, json, send } = guideOf(server, foreign)
    expect((await send('<tv></tv>', { channelId: channels[0] ?? '' })).statusCode).toBe(404)
    const taken = await ingest(xmltv({ a: 'Qqz 0' }, [{ channel: 'a', from: '06:00', title: 'x' }]))
    expect(taken).toMatchObject({ unmatched: 1, success: 0 })
    const answer = await json('PUT', `/epg/ingestion/${taken.id}/matches`, {
      matches: [{ id: 'a', channel: channels[0] }],
    })
    expect(answer.statusCode).toBe(404)
    expect((await guideOf(server, ann).json('GET', `/epg/ingestion/${taken.id}/changes`)).statusCode).toBe(404)
  })
})

import { SaxesParser } from 'saxes'
import { CHANNEL_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { gatherFeed } from '#server/epg/gatherFeed.ts'
import { readFeed } from '#server/epg/readFeed.ts'
import { aMovie } from '../../support/aMovie.ts'
import { guideOf, loadChannels } from '../../support/aGuide.ts'
import { computingMs } from '../../support/computingMs.ts'
import { shippedType } from '../../support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '../../support/startServer.ts'

const ROUNDS = 5
const HOUR_MS = 3_600_000
const FROM = Date.UTC(2026, 10, 24)
const CHANNELS = 500
/** Half an hour each, and what begins before the day and lasts into it. */
const AIRINGS = 50
const CHUNK = 65_536
/** Programmes of the feed that is parsed, and of the one that is taken in. */
const PARSED = 40_000
const TAKEN = 2_000

/** What a feed costs beside its bare parse, and a day of 500 channels beside the bare statement, medians of some rounds. */
export async function measureGuide(): Promise<void> {
  const server = await startTestServer({ engine: 'embedded', settings: { checkAnswers: false }, seed: loadGuide })
  try {
    const ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' })
    console.log('\nThe programme guide, embedded engine: CPU of this process (medians)')
    console.table([await measureParse(), await measureDay(server, ann)])
    console.log('\nA feed taken in whole: uploaded, read, staged, matched, held against the guide, written')
    console.table([await measureIngestion(server, ann)])
  } finally {
    await server.close()
  }
}

/** The bare parse keeps nothing of what it reads, the bare statement knows neither rights nor names. */
const BUDGETS = { parse: 4, day: 3 }

function row(work: string, [bare, ours]: readonly [number, number], budget: number, more: object) {
  const ratio = ours / bare
  return {
    work,
    bare: `${bare.toFixed(0)} ms`,
    ours: `${ours.toFixed(0)} ms`,
    ratio: `${ratio.toFixed(2)}x`,
    budget: `${budget}x`,
    verdict: ratio <= budget ? 'met' : 'NOT MET',
    ...more,
  }
}

/** The bare side parses the same text as a stream and does nothing with it. */
async function measureParse() {
  const bytes = Buffer.from(feed(PARSED))
  const [bare, ours] = await inTurn(
    async () => {
      const parser = new SaxesParser({ xmlns: false, position: true })
      const decoder = new TextDecoder()
      for await (const chunk of inChunks(bytes)) parser.write(decoder.decode(chunk, { stream: true }))
      parser.close()
    },
    async () => {
      const gathering = gatherFeed()
      for await (const item of readFeed(inChunks(bytes))) gathering.take(item)
      if (gathering.result().programmes !== PARSED) throw new Error('programmes were lost')
    },
  )
  const speed = (ms: number) => `${(bytes.length / 1_000 / ms).toFixed(1)} MB/s`
  return row(`a feed of ${(bytes.length / 1e6).toFixed(0)} MB, read`, [bare, ours], BUDGETS.parse, {
    speed: `${speed(bare)} : ${speed(ours)}`,
  })
}

/** The bare side reads the same rows by the same index and writes them as JSON: no rights, no marks, no names of channels. */
async function measureDay(server: TestServer, ann: Person) {
  const span = ['2026-11-24T00:00:00.000Z', '2026-11-25T00:00:00.000Z'] as const
  const { rows } = await server.database.pool.query('SELECT id FROM side WHERE urn = $1', [catalogUrn(CHANNEL_TYPE)])
  const ids = (rows as { id: string }[]).map(({ id }) => id)
  if (ids.length !== CHANNELS) throw new Error(`${ids.length} channels`)
  const statement = `SELECT airs_on, id, st, list_row FROM side WHERE airs_on = ANY ($1::text[])
    AND airs_from < $3::timestamptz AND airs_from > $2::timestamptz - interval '2 days' AND airs_to > $2::timestamptz
    ORDER BY airs_on, airs_from`
  let [bareRows, ourRows] = [0, 0]
  const [bare, ours] = await inTurn(
    async () => {
      const { rows: found } = await server.database.pool.query(statement, [ids, ...span])
      bareRows = (JSON.parse(JSON.stringify(found)) as unknown[]).length
    },
    async () => {
      const url = `/api/epg?start=${span[0]}&end=${span[1]}&pageSize=${CHANNELS}`
      const { body, statusCode } = await ann.send({ url })
      if (statusCode !== 200) throw new Error(body)
      const { data } = JSON.parse(body) as { data: { airing: unknown[] }[] }
      ourRows = data.reduce((sum, { airing }) => sum + airing.length, 0)
    },
  )
  if (bareRows !== ourRows || ourRows === 0) throw new Error(`${bareRows} airings beside ${ourRows}`)
  return row(`a day of ${CHANNELS} channels`, [bare, ours], BUDGETS.day, { airings: ourRows })
}

async function measureIngestion(server: TestServer, ann: Person) {
  const text = feed(TAKEN)
  const from = performance.now()
  let written = 0
  const cpu = await computingMs(async () => {
    const { id } = await guideOf(server, ann).ingest(text)
    const { success, failure } = await guideOf(server, ann).read(id)
    written = success
    if (success !== TAKEN || failure !== 0) throw new Error(`${success} of ${TAKEN} were written, ${failure} not`)
  })
  const seconds = (performance.now() - from) / 1_000
  return {
    programmes: written,
    seconds: seconds.toFixed(1),
    cpu: `${(cpu / 1_000).toFixed(1)} s`,
    'programmes a second': (written / seconds).toFixed(0),
    'MB/s': (text.length / 1e6 / seconds).toFixed(3),
  }
}

async function inTurn(bare: () => Promise<void>, ours: () => Promise<void>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const taken = [await computingMs(bare), await computingMs(ours)] as const
    if (round > 0) times.forEach((list, at) => list.push(taken[at] ?? 0))
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
  return [median(times[0]), median(times[1])]
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield await Promise.resolve(bytes.subarray(at, at + CHUNK))
}

const name = (channel: number) => `Bench channel ${channel}`

/** XMLTV as real feeds have it: two languages, a description, a category, an episode. */
function feed(programmes: number): string {
  const heads = Array.from(
    { length: 20 },
    (_, at) => `<channel id="c${at}"><display-name>${name(at)}</display-name></channel>\n`,
  )
  const timeOf = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:T]|\..*$/g, '')} +0000`
  const bodies = Array.from({ length: programmes }, (_, n) => {
    const start = FROM + 30 * 24 * HOUR_MS + Math.floor(n / 20) * (HOUR_MS / 4)
    return `<programme start="${timeOf(start)}" stop="${timeOf(start + HOUR_MS / 4)}" channel="c${n % 20}">
  <title lang="en">Programme ${n}</title><title lang="ms">Rancangan ${n}</title>
  <desc lang="en">What programme ${n} tells of, in a sentence or two, as guides have it: who meets whom, and where.</desc>
  <category>Drama</category><episode-num system="xmltv_ns">1.${n % 20}.</episode-num>
  <rating><value>PG</value></rating>
</programme>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tv>\n${heads.join('')}${bodies.join('')}</tv>\n`
}

async function loadGuide(services: Parameters<typeof loadChannels>[0]): Promise<void> {
  const ids = await loadChannels(
    services,
    Array.from({ length: CHANNELS }, (_, at) => name(at)),
  )
  const kind = catalogKind(shippedType('airing'))
  for (const [at, ch] of ids.entries()) {
    const airings = Array.from({ length: AIRINGS }, (_, n) => {
      const [start, end] = [n, n + 1].map((half) => new Date(FROM + (half - 1) * (HOUR_MS / 2)).toISOString())
      return aMovie()
        .named(`Airing ${n} of ${at}`)
        .with({ ch, a_st_dt: start, a_ed_dt: end, gnr: ['news'], mode: 'auto' })
        .published()
        .build()
    })
    await services.documents.load(kind, airings)
  }
}

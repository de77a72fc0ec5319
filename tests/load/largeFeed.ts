import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { createJobClient, type Listed } from './jobClient.ts'
import { openPlace } from './place.ts'
import { pause } from './serverProcess.ts'

export type LargeFeedOptions = { engine: TestEngine; megabytes: number }

/** One feed far over the limit, sent in one way: how it was answered, and how much memory the server took meanwhile. */
export type LargeFeedRun = Listed & { way: string; sent: number; status: number; seconds: number; grownMb: number }
export type LargeFeedReport = { runs: LargeFeedRun[]; problems: string[] }

const INGEST = '/api/epg/ingestion/file'
const BOUNDARY = 'marquee-large-feed'
const FILMS = 500
const SAMPLE_MS = 50
/** What the server may grow by, whatever is sent: buffers, and what was read of the first 50 MiB. */
const MOST_MB = 400
const MB = 1_048_576

/**
 * Feeds of so many MB, plain and packed, while lists are read: each is refused, nothing of it stays, lists are answered
 * and memory stays bounded.
 */
export async function runLargeFeed({ engine, megabytes }: LargeFeedOptions): Promise<LargeFeedReport> {
  const place = await openPlace(engine)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-large-'))
  const client = createJobClient()
  let server: Awaited<ReturnType<typeof place.startServer>> | undefined
  const runs: LargeFeedRun[] = []
  const problems: string[] = []
  try {
    await place.load(FILMS)
    server = await place.startServer()
    await client.moveTo(server.url)
    const packed = join(folder, 'feed.xml.gz')
    await pipeline(Readable.from(feed(megabytes)), createGzip({ level: 1 }), createWriteStream(packed))
    const ways = { plain: () => feed(megabytes), packed: () => createReadStream(packed) }
    for (const [way, bytes] of Object.entries(ways)) {
      const sent = way === 'packed' ? (await stat(packed)).size / MB : megabytes
      const endListing = client.keepListing()
      const memory = watchMemory(server.pid)
      const from = performance.now()
      const status = await send(`${server.url}${INGEST}`, client.token(), way, bytes())
      const seconds = (performance.now() - from) / 1_000
      await pause(1_000)
      const listed = await endListing()
      const grownMb = await memory()
      runs.push({ way, sent, status, seconds, grownMb, ...listed })
      if (status !== 413 && status !== 422) problems.push(`${way}: answered ${status}`)
      if (grownMb > MOST_MB) problems.push(`${way}: the server grew by ${grownMb.toFixed(0)} MB`)
      if (listed.lists === 0) problems.push(`${way}: no list was answered meanwhile`)
    }
    await server.stop()
    const left = await place.read(countLeft)
    if (left > 0) problems.push(`${left} rows of refused feeds have stayed`)
    return { runs, problems }
  } finally {
    await server?.kill()
    await rm(folder, { recursive: true, force: true })
    await place.clear()
  }
}

async function countLeft(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ many: number }>`SELECT ((SELECT count(*) FROM epg_ingestion)
    + (SELECT count(*) FROM epg_programme) + (SELECT count(*) FROM epg_channel))::integer AS many`.execute(db)
  return rows[0]?.many ?? 0
}

/** XMLTV of so many MB, made as it is sent. */
async function* feed(megabytes: number): AsyncGenerator<Buffer> {
  yield Buffer.from('<?xml version="1.0"?>\n<tv>\n<channel id="a"><display-name>A</display-name></channel>\n')
  const one =
    '<programme start="20261124060000 +0000" stop="20261124063000 +0000" channel="a"><title>Large</title></programme>\n'
  const slice = Buffer.from(one.repeat(Math.ceil(MB / one.length)))
  for (let sent = 0; sent < megabytes * MB; sent += slice.length) yield await Promise.resolve(slice)
  yield Buffer.from('</tv>\n')
}

/** The status of the answer; 413 also where the server hangs up on what is far too large. */
async function send(url: string, token: string, way: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${way}.xml"\r\ncontent-type: application/xml\r\n\r\n`
  async function* body() {
    yield Buffer.from(head)
    yield* bytes
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const request = { method: 'POST', headers, body: Readable.toWeb(Readable.from(body())), duplex: 'half' }
  const answer = await fetch(url, request as RequestInit)
  await answer.text()
  return answer.status
}

/** Watches the memory of a process (Linux); answers by how many MB it has grown at most. */
function watchMemory(pid: number): () => Promise<number> {
  const resident = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024
  }
  let isOver = false
  let most = 0
  const watching = (async () => {
    const first = await resident()
    while (!isOver) {
      most = Math.max(most, (await resident()) - first)
      await pause(SAMPLE_MS)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return most
  }
}

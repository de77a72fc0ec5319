import { Agent, request } from 'node:http'
import { signInAs } from '../support/signIn.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { openPlace } from './place.ts'
import { pause } from './serverProcess.ts'

export type OverloadOptions = {
  engine: TestEngine
  connections: number
  seconds: number
  items: number
  /** Path that the flood asks for. */
  path: string
  /** Further settings of the server. */
  env?: Record<string, string>
}

export type OverloadReport = {
  /** Of the flood: answers, those that were 503, and their times in ms. */
  answered: number
  busy: number
  failed: number
  p50: number
  p99: number
  /** Of somebody else meanwhile, in ms: saves, and lists with those turned away. */
  saves: Times
  lists: Times & { busy: number }
  /** Until a list was answered within a second again, in ms from the end of the flood. */
  recovered: number
  /** 503 of the first pages that were opened afterwards. */
  busyAfter: number
}

type Times = { count: number; median: number; worst: number }
type Answer = { status: number; ms: number; etag: string | undefined; body: string }

const FILMS = '/api/content/urn/resource/catalog/movie'
const LIST = `${FILMS}?pageSize=25`
const SAVE_EVERY_MS = 100
/** What a page asks for when it opens, and how many are opened. */
const PAGE = 30
const PAGES = 5

/** Floods a server with reads of one person, and looks how another one fares meanwhile and all fare afterwards. */
export async function runOverload(options: OverloadOptions): Promise<OverloadReport> {
  const { engine, connections, seconds, items, path, env } = options
  const place = await openPlace(engine)
  let server
  try {
    await place.load(items)
    server = await place.startServer(env)
    const flood = {
      url: server.url,
      token: (await signInAs(server.url, 'super')).apiToken,
      agent: agentOf(connections),
    }
    const other = { url: server.url, token: (await signInAs(server.url, 'admin')).apiToken, agent: agentOf(4) }
    const over = new AbortController()
    const reads: Answer[] = []
    const flooding = Array.from({ length: connections }, async () => {
      while (!over.signal.aborted) reads.push(await ask(flood, 'GET', path))
    })
    await pause(1_000)
    const saving = keepSaving(other, over.signal)
    const listing = keepListing(other, over.signal)
    await pause(seconds * 1_000)
    over.abort()
    const ended = performance.now()
    const recovered = untilQuick(other).then(() => Math.round(performance.now() - ended))
    const [saves, lists] = await Promise.all([saving, listing])
    await Promise.all(flooding)
    const report = { recovered: await recovered, busyAfter: await openPages(other) }
    const times = reads.filter(({ status }) => status === 200).map(({ ms }) => ms)
    return {
      answered: times.length,
      busy: reads.filter(({ status }) => status === 503).length,
      failed: reads.filter(({ status }) => ![200, 503].includes(status)).length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      saves: timesOf(saves),
      lists: { ...timesOf(lists.filter(({ status }) => status === 200)), busy: busyOf(lists) },
      ...report,
    }
  } finally {
    await server?.kill()
    await place.clear()
  }
}

type Reach = { url: string; token: string; agent: Agent }

const agentOf = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets })
const quantile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)
const timesOf = (answers: readonly Answer[]): Times => {
  const times = answers.map(({ ms }) => ms)
  return { count: times.length, median: quantile(times, 0.5), worst: Math.round(Math.max(0, ...times)) }
}
const busyOf = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 503).length

/** Saves one film again and again, each as soon as the one before is answered; times are until it is saved. */
async function keepSaving(reach: Reach, signal: AbortSignal): Promise<Answer[]> {
  const [first] = dataOf<{ id: string }[]>(await patiently(reach, 'GET', LIST))
  const address = `${FILMS}/${first?.id}`
  let current = await patiently(reach, 'GET', address)
  const saves: Answer[] = []
  while (!signal.aborted) {
    const record = dataOf<Record<string, unknown>>(current)
    const from = performance.now()
    const body = JSON.stringify({ ...record, st: 'draft', el_no: `save ${saves.length}` })
    const saved = await patiently(reach, 'PUT', address, body, current.etag)
    if (saved.status !== 200) throw new Error(`a save was answered ${saved.status}: ${saved.body.slice(0, 300)}`)
    saves.push({ ...saved, ms: performance.now() - from })
    current = saved
    await pause(SAVE_EVERY_MS)
  }
  return saves
}

async function keepListing(reach: Reach, signal: AbortSignal): Promise<Answer[]> {
  const lists: Answer[] = []
  while (!signal.aborted) {
    lists.push(await ask(reach, 'GET', LIST))
    await pause(SAVE_EVERY_MS)
  }
  return lists
}

async function untilQuick(reach: Reach): Promise<void> {
  for (;;) {
    const { status, ms } = await ask(reach, 'GET', LIST)
    if (status === 200 && ms < 1_000) return
    await pause(20)
  }
}

async function openPages(reach: Reach): Promise<number> {
  const wide = { ...reach, agent: agentOf(PAGE) }
  let busy = 0
  for (let page = 0; page < PAGES; page += 1)
    busy += busyOf(await Promise.all(Array.from({ length: PAGE }, () => ask(wide, 'GET', LIST))))
  return busy
}

const dataOf = <Data>({ body }: Answer) => (JSON.parse(body) as { data: Data }).data

/** As the console: what is answered 503 is asked again when the server says. */
async function patiently(reach: Reach, method: string, path: string, body?: string, etag?: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(reach, method, path, body, etag)
    if (answer.status !== 503) return answer
    await pause(2_000)
  }
}

function ask(
  { url, token, agent }: Reach,
  method: string,
  path: string,
  body?: string,
  etag?: string,
): Promise<Answer> {
  const from = performance.now()
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(etag === undefined ? {} : { 'if-match': etag }),
  }
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, ms: performance.now() - from, etag: undefined, body: '' })
    const sent = request(url + path, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', failed)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - from,
          etag: response.headers.etag,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

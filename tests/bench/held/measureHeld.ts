import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LightMyRequestResponse } from 'fastify'
import { startTestServer, type Person } from '../../support/startServer.ts'
import { upload } from '../../support/upload.ts'
import { LARGEST, unboundedType } from './largestRecords.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
const BASE = { lon: [{ lang: 'en', n: 'Large' }], prd: ['rimba-my'] }
const BULK = '/api/bulkupdate/urn/resource/catalog/film'
const NS_PER_MS = 1e6

/** How long one call held the event loop: computing time between two of its turns, and the lateness of its timers. */
export type Held = { computedMs: number; lateMs: number }

const computedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

export async function heldBy(call: () => Promise<unknown>): Promise<Held> {
  const late = monitorEventLoopDelay({ resolution: 5 })
  let isOver = false
  let last = computedMs()
  let worst = 0
  const turn = () => {
    const now = computedMs()
    worst = Math.max(worst, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  late.enable()
  await call()
  // The turn in which the answer went out is looked at, too.
  isOver = true
  await new Promise((resume) => setTimeout(resume, 20))
  late.disable()
  return { computedMs: Math.round(worst), lateMs: Math.round(late.max / NS_PER_MS) }
}

type Calls = Record<string, () => Promise<unknown>>

/** Prints how long each road of the largest records holds the event loop, and the worst of them all. */
export async function measureHeld(): Promise<void> {
  // What production does: answers are not held against their schemas.
  const server = await startTestServer({
    engine: 'embedded',
    types: [unboundedType()],
    settings: { checkAnswers: false },
  })
  const admin = await server.signInAs('content_admin')
  const worst = new Map<string, number>()
  for (const [of, record] of Object.entries(LARGEST)) {
    const calls = callsOn(server, admin, record)
    const rows: Record<string, Held> = {}
    for (const [road, call] of Object.entries(calls)) {
      const held = await heldBy(call)
      rows[road] = held
      worst.set(road, Math.max(worst.get(road) ?? 0, held.computedMs))
    }
    console.log(of)
    console.table(rows)
  }
  console.log('the worst turn of each road, ms of computing')
  console.table(Object.fromEntries(worst))
  await server.close()
}

type Server = Awaited<ReturnType<typeof startTestServer>>
type Make = (turn: number) => Record<string, unknown>

/** The roads that a record takes, in an order in which each finds what it needs. */
function callsOn(server: Server, admin: Person, record: Make): Calls {
  let id = ''
  let rev = 0
  const wanted = async (call: Promise<LightMyRequestResponse>, status: number) => {
    const answer = await call
    if (answer.statusCode !== status) throw new Error(`answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`)
    return answer
  }
  const put = (base: number, turn: number, more: object = {}) =>
    admin.send({
      method: 'PUT',
      url: `${FILMS}/${id}`,
      headers: { 'if-match': `"${base}"` },
      payload: { ...BASE, ...record(turn), ...more },
    })
  const save = async (turn: number, more?: object) => {
    await wanted(put(rev, turn, more), 200)
    rev += 1
  }
  const job = async (call: Promise<LightMyRequestResponse>) => {
    const { data } = (await wanted(call, 202)).json<{ data: { status_id: string } }>()
    await server.runner.runDue()
    rev += 1
    return data.status_id
  }
  let bulk = ''
  return {
    create: async () => {
      const payload = { ...BASE, ...record(1) }
      const made = await wanted(admin.send({ method: 'POST', url: `${FILMS}?prd=rimba-my`, payload }), 201)
      ;({ id, rev } = made.json<{ data: { id: string; rev: number } }>().data)
    },
    save: () => save(2),
    'stale save': () => wanted(put(1, 3), 409),
    publish: () => save(4, { st: 'published' }),
    'draft over it': () => save(5),
    read: () => wanted(admin.send({ url: `${FILMS}/${id}` }), 200),
    'read by one product': async () => {
      const person = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
      await wanted(person.send({ url: `${FILMS}/${id}` }), 200)
    },
    list: () => wanted(admin.send({ url: `${FILMS}?pageSize=25` }), 200),
    audit: () => wanted(admin.send({ url: `/api/audit/film/${id}` }), 200),
    'dry run of a bulk change': () =>
      wanted(admin.send({ method: 'POST', url: `${BULK}/dryrun`, payload: { keys: [id], set: { yr: 2001 } } }), 200),
    'bulk change': async () => {
      bulk = await job(admin.send({ method: 'PUT', url: BULK, payload: { keys: [id], set: { yr: 2002 } } }))
    },
    undo: async () => {
      await job(admin.send({ method: 'POST', url: `/api/jobs/${bulk}/undo` }))
    },
    'restore a version': async () => {
      const versions = await wanted(admin.send({ url: `${FILMS}/${id}/versions` }), 200)
      const key = versions.json<{ data: { key: string }[] }>().data.at(-1)?.key
      const url = `${FILMS}/${id}/versions/${key}/restore?confirm=replaceDraft`
      await wanted(admin.send({ method: 'POST', url, headers: { 'if-match': `"${rev}"` } }), 200)
    },
    import: async () => {
      const text = JSON.stringify([{ id, ...record(6) }])
      await upload(admin, '/api/import/urn/resource/catalog/film', { query: { prd: 'rimba-my' }, text, name: 'f.json' })
      await server.runner.runDue()
    },
  }
}

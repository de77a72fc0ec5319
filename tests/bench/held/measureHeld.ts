import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startTestServer, type Person } from '../../support/startServer.ts'
import { upload } from '../../support/upload.ts'
import { LARGEST, unboundedType } from './largestRecords.ts'

const FILMS = '/api/content/urn/resource/catalog/film'
const BASE = { lon: [{ lang: 'en', n: 'Large' }], prd: ['rimba-my'] }
const NS_PER_MS = 1e6

/** How long one call held the event loop: computing time between two of its turns, and the lateness of its timers. */
type Held = { computedMs: number; lateMs: number }

const computedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

async function heldBy(call: () => Promise<unknown>): Promise<Held> {
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
  late.disable()
  isOver = true
  return { computedMs: Math.round(worst), lateMs: Math.round(late.max / NS_PER_MS) }
}

/** Prints how long saves, merges' stale answers, reads and imported rows of the largest records hold the event loop. */
export async function measureHeld(): Promise<void> {
  const server = await startTestServer({ types: [unboundedType()] })
  const admin = await server.signInAs('content_admin')
  for (const [of, record] of Object.entries(LARGEST)) {
    const made = await admin.send({ method: 'POST', url: `${FILMS}?prd=rimba-my`, payload: { ...BASE, ...record(1) } })
    const id = made.json<{ data: { id: string } | null }>().data?.id
    if (id === undefined) {
      console.log(`${of}: refused with ${made.statusCode}`)
      continue
    }
    for (const [name, call] of Object.entries(callsOn(server, admin, id, record))) {
      const { computedMs: computed, lateMs } = await heldBy(call)
      console.log(`${of}, ${name}: ${computed} ms of computing in one turn, timers late by ${lateMs} ms`)
    }
  }
  await server.close()
}

type Server = Awaited<ReturnType<typeof startTestServer>>
type Make = (turn: number) => Record<string, unknown>

function callsOn(server: Server, admin: Person, id: string, record: Make): Record<string, () => Promise<unknown>> {
  const put = (turn: number) =>
    admin.send({
      method: 'PUT',
      url: `${FILMS}/${id}`,
      headers: { 'if-match': '"1"' },
      payload: { ...BASE, ...record(turn) },
    })
  return {
    save: () => put(2),
    'stale save': () => put(3),
    read: () => admin.send({ url: `${FILMS}/${id}` }),
    import: async () => {
      const text = JSON.stringify([{ id, ...record(4) }])
      await upload(admin, '/api/import/urn/resource/catalog/film', { query: { prd: 'rimba-my' }, text, name: 'f.json' })
      await server.runner.runDue()
    },
  }
}

import { signInAs } from '../support/signIn.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { judge } from './checker.ts'
import type { Operation } from './history.ts'
import { readFinalState } from './finalState.ts'
import { openPlace } from './place.ts'
import { seededRandom } from './random.ts'
import { pause, type ServerProcess } from './serverProcess.ts'
import { createWriter, type Shelf } from './writer.ts'

export type KillOptions = {
  engine: TestEngine
  kills: number
  clients: number
  seed: number
  tell?: (line: string) => void
}

export type KillReport = {
  kills: number
  acknowledged: number
  refused: number
  unanswered: number
  documents: number
  problems: string[]
}

/** How long a load runs before the kill, in ms from its first answer: a server just started answers late. */
const SHORTEST = 30
const LONGEST = 1_000
/** A token lives five minutes; a fresh one is fetched in good time. */
const TOKEN_MS = 200_000

/**
 * Kills a server that is being written to, again and again at random moments, and judges what lies in the database in
 * the end (reliability.md R1, R6, R8, R14).
 */
export async function runKills({ engine, kills, clients, seed, tell }: KillOptions): Promise<KillReport> {
  const place = await openPlace(engine)
  const random = seededRandom(seed)
  const history: Operation[] = []
  const shelf: Shelf = []
  const reach = { url: '', token: '', since: 0 }
  const writers = Array.from({ length: clients }, (_, client) =>
    createWriter({ client, shelf, history, random, reach: () => reach }),
  )
  let server: ServerProcess | undefined
  try {
    for (let kill = 1; kill <= kills; kill++) {
      server = await place.startServer()
      await signIn(reach, server.url)
      const over = new AbortController()
      await writers[0]?.write(over.signal)
      const writing = writers.map((writer) => keepWriting(() => writer.write(over.signal), over.signal))
      await pause(SHORTEST + random() * (LONGEST - SHORTEST))
      await server.kill()
      over.abort()
      await Promise.all(writing)
      tell?.(`kill ${kill} of ${kills}: ${history.filter(({ outcome }) => outcome === 'ok').length} acknowledged`)
    }
    server = await place.startServer()
    await signIn(reach, server.url)
    await Promise.all(writers.map((writer) => writer.write(AbortSignal.timeout(30_000))))
    await server.stop()
    const state = await place.read(readFinalState)
    return { kills, documents: state.documents.length, ...counted(history), ...judge(history, state) }
  } finally {
    await server?.kill()
    await place.clear()
  }
}

async function signIn(reach: { url: string; token: string; since: number }, url: string): Promise<void> {
  reach.url = url
  if (Date.now() - reach.since < TOKEN_MS) return
  reach.token = (await signInAs(url, 'admin')).apiToken
  reach.since = Date.now()
}

async function keepWriting(write: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await write()));
}

function counted(history: readonly Operation[]): Pick<KillReport, 'acknowledged' | 'refused' | 'unanswered'> {
  const many = (outcome: Operation['outcome']) => history.filter((operation) => operation.outcome === outcome).length
  return { acknowledged: many('ok'), refused: many('refused'), unanswered: many('unknown') }
}

import { setTimeout as pause } from 'node:timers/promises'
import { signInAs } from '../support/signIn.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { openPlace, type Place } from './place.ts'
import { seededRandom } from './random.ts'
import { RETRIED_CALLS } from './retriedCalls.ts'
import { createWorld, patiently, type Prepared, type Reply, type World } from './retryWorld.ts'
import type { ServerProcess } from './serverProcess.ts'

type RetryKillOptions = { engine: TestEngine; kills: number; seed: number; tell?: (line: string) => void }

type RetryKillReport = {
  kills: number
  sent: number
  /** Calls that the kill left without an answer; `done` of them had been done when it came. */
  unanswered: number
  done: number
  problems: string[]
}

type Round = Prepared & { name: string; key: string; killedAt: number; first: Reply | undefined; again: Reply }

/** The kill comes at a random moment of so many ms after the calls were sent. */
const LONGEST = 2_000
const TOKEN_MS = 200_000
const DONE: readonly number[] = [200, 201, 202]

/**
 * All calls that a second try would repeat or refuse, sent at once under keys and cut off by kill -9 at a random moment,
 * then sent again under the same keys to the next server: each has one effect (reliability.md R6).
 */
export async function runRetryKills({ engine, kills, seed, tell }: RetryKillOptions): Promise<RetryKillReport> {
  const place = await openPlace(engine)
  const random = seededRandom(seed)
  const reach = { url: '', tokens: { super: '', admin: '' }, since: 0 }
  const world = createWorld(() => reach)
  const rounds: Round[] = []
  let server: ServerProcess | undefined
  const start = async () => {
    server = await place.startServer()
    await signIn(reach, server.url)
  }
  try {
    await start()
    for (let kill = 1; kill <= kills; kill++) {
      const wave = await Promise.all(RETRIED_CALLS.map((call) => prepareCall(world, call, kill)))
      const sending = wave.map(({ sent, key }) => world.send(sent, key).catch(() => undefined))
      const moment = random() * LONGEST
      await pause(moment)
      const killedAt = Date.now()
      await server?.kill()
      const firsts = await Promise.all(sending)
      const seconds = secondsFrom(performance.now())
      await start()
      const back = seconds()
      const ended = await Promise.all(
        wave.map(async (call, at) => {
          const again = await patiently(() => world.send(call.sent, call.key))
          await endOf(world, call, again)
          return { ...call, killedAt, first: firsts[at], again }
        }),
      )
      for (const { tidy } of ended) await tidy?.()
      rounds.push(...ended)
      tell?.(
        `kill ${kill} of ${kills}, ${moment.toFixed(0)} ms after: ${firsts.filter(Boolean).length} answered; ` +
          `back after ${back} s, all repeated after ${seconds()} s`,
      )
    }
    await server?.stop()
    const done = await keptBefore(place, rounds)
    const problems = await judge(place, rounds)
    const unanswered = rounds.filter(({ first }) => !first).length
    return { kills, sent: rounds.length, unanswered, done, problems }
  } finally {
    await server?.kill()
    await place.clear()
  }
}

const secondsFrom = (start: number) => () => ((performance.now() - start) / 1000).toFixed(1)

async function prepareCall(world: World, { name, prepare }: (typeof RETRIED_CALLS)[number], round: number) {
  return { name, key: `${name}-${round}`, ...(await prepare(world, `Round ${round} of ${name}`)) }
}

/** Where a job was begun, until it has ended. */
async function endOf(world: World, { sent }: Prepared, { data }: Reply): Promise<void> {
  const job = (data as { status_id?: string } | null | undefined)?.status_id
  if (job !== undefined) await world.ended(sent.who, job)
}

type Reach = { url: string; tokens: { super: string; admin: string }; since: number }

async function signIn(reach: Reach, url: string): Promise<void> {
  reach.url = url
  if (Date.now() - reach.since < TOKEN_MS) return
  const [chief, admin] = await Promise.all([signInAs(url, 'super'), signInAs(url, 'admin')])
  reach.tokens = { super: chief.apiToken, admin: admin.apiToken }
  reach.since = Date.now()
}

/** Calls without an answer that were committed before the kill: what a retry must not do again. */
function keptBefore(place: Place, rounds: readonly Round[]): Promise<number> {
  return place.read(async (db) => {
    const rows = await db.selectFrom('idempotency').select(['key', 'at']).execute()
    const times = new Map(rows.map(({ key, at }) => [key, Date.parse(at)]))
    return rounds.filter(({ key, first, killedAt }) => !first && (times.get(key) ?? Infinity) <= killedAt).length
  })
}

function judge(place: Place, rounds: readonly Round[]): Promise<string[]> {
  return place.read(async (db) => {
    const problems: string[] = []
    for (const { key, effects, first, again } of rounds) {
      const { rows } = await effects.execute(db)
      if (rows[0]?.many !== 1) problems.push(`${key} was done ${rows[0]?.many} times`)
      if (!DONE.includes(again.status)) problems.push(`${key}: its repeat answered ${again.status} ${again.text}`)
      const isSame = !first || JSON.stringify(first.data) === JSON.stringify(again.data)
      if (!isSame) problems.push(`${key}: ${first?.text} and then ${again.text}`)
    }
    return problems
  })
}

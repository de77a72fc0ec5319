import { judge } from '../checker.ts'
import { readFinalState } from '../finalState.ts'
import type { Operation } from '../history.ts'
import { seededRandom } from '../random.ts'
import { pause } from '../serverProcess.ts'
import type { Shelf } from '../writer.ts'
import { openBalancer } from './balancer.ts'
import { openCrowdPlace, type CrowdPlace } from './crowdPlace.ts'
import { ACTIONS, createMeasures, type Measures, type Taken } from './measures.ts'
import { openPeople } from './people.ts'
import { openPerson, READ_TYPE, type Person } from './person.ts'
import { createWitnesses } from './witnesses.ts'

type ServersOptions = {
  servers: number
  /** How many consoles work at once, stage after stage. */
  consoles: readonly number[]
  /** How long each stage is measured. */
  seconds: number
  thinkMs: number
  /** Titles that are there before. */
  items: number
  /** Kills of servers and restarts of the database, in the last stage's crowd. */
  kills: number
  seed: number
  say: (line: string) => void
}

type ServersReport = { acknowledged: number; unanswered: number; pushed: number; problems: string[] }

/** From one console that opens to the next: nobody's thousands come in the same moment. */
const COMES_MS = 20
/** What comes in before a stage is measured. */
const SETTLE_MS = 4_000
/** From one kill to the next. */
const BETWEEN_MS = 4_000
const DOWN_MS = 1_000

/**
 * Several servers on one database behind a balancer, and the consoles of more and more people: what each action takes,
 * then the same while servers and database are killed. Nothing that was acknowledged may be missing, and no stream may
 * have left out a change.
 */
export async function runServers(options: ServersOptions): Promise<ServersReport> {
  const { servers, items, say } = options
  const people = await openPeople()
  const place = await openCrowdPlace({ servers, items, issuer: people.issuer, tell: say })
  const balancer = await openBalancer(place.ports)
  try {
    const crowd = createCrowd(options, { place, url: balancer.url, tokenOf: people.tokenOf })
    for (const consoles of options.consoles) {
      await crowd.growTo(consoles)
      await pause(SETTLE_MS)
      await measured(`${consoles} consoles`, crowd.measures, place, say, () => pause(options.seconds * 1_000))
    }
    if (options.kills > 0)
      await measured(`${options.kills} kills`, crowd.measures, place, say, () => killAround(place, options))
    const { history, missed, pushed } = await crowd.end()
    await place.stopServers()
    const { problems } = judge(history, await readFinalState(place.database.kysely))
    const of = (outcome: Operation['outcome']) => history.filter((operation) => operation.outcome === outcome).length
    return { acknowledged: of('ok'), unanswered: of('unknown'), pushed, problems: [...problems, ...missed] }
  } finally {
    await balancer.close()
    await place.clear()
    await people.close()
  }
}

type CrowdParts = { place: CrowdPlace; url: string; tokenOf: (nth: number) => Promise<string> }

function createCrowd({ thinkMs, seed }: ServersOptions, { place, url, tokenOf }: CrowdParts) {
  const measures = createMeasures()
  const history: Operation[] = []
  const shelf: Shelf = []
  const random = seededRandom(seed)
  const over = new AbortController()
  const deaf = new AbortController()
  const witnesses = createWitnesses(history, measures)
  const persons: Person[] = []
  const working: Promise<void>[] = []
  let titles: string[] = []
  const join = async (nth: number) => {
    const token = await tokenOf(nth)
    const witness = witnesses.next()
    const person = openPerson({
      ...{ nth, url, token, titles, shelf, history, random, measures, thinkMs },
      ...{ signal: over.signal, listening: deaf.signal },
      hear: witness?.hear,
      onSaved: () => witnesses.saved(nth),
    })
    witness?.follows(person.ear)
    persons.push(person)
    working.push(person.work())
  }
  return {
    measures,
    growTo: async (consoles: number) => {
      titles = titles.length > 0 ? titles : await titlesOf(place)
      while (persons.length < consoles) {
        await join(persons.length)
        await pause(COMES_MS)
      }
    },
    end: async () => {
      over.abort()
      await Promise.all(working)
      await witnesses.settle()
      deaf.abort()
      return { history, missed: witnesses.missed(), pushed: witnesses.pushed() }
    },
  }
}

async function titlesOf({ database }: CrowdPlace): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM document WHERE urn = $1 AND draft_key IS NOT NULL LIMIT 5000',
    [`urn:resource:catalog:${READ_TYPE}`],
  )
  return rows.map(({ id }) => id)
}

/** By turns a server dies, the database dies, a server is stopped, the database is restarted. */
async function killAround(place: CrowdPlace, { kills, seed }: ServersOptions): Promise<void> {
  const random = seededRandom(seed + 1)
  for (let turn = 0; turn < kills; turn++) {
    await pause(BETWEEN_MS)
    if (turn % 2 === 1) {
      await place.restartPostgres(turn % 4 === 1 ? 'immediate' : 'fast')
      continue
    }
    const nth = Math.floor(random() * place.ports.length)
    await place.kill(nth, turn % 4 === 0 ? 'kill' : 'stop')
    await pause(DOWN_MS)
    await place.start(nth)
  }
  await pause(BETWEEN_MS)
}

async function measured(
  name: string,
  measures: Measures,
  place: CrowdPlace,
  say: (line: string) => void,
  work: () => Promise<unknown>,
): Promise<void> {
  measures.take()
  const [from, before] = [performance.now(), await place.computed()]
  await work()
  const seconds = (performance.now() - from) / 1_000
  const [after, taken] = [await place.computed(), measures.take()]
  say(`${name}: ${textOf(taken, seconds)}`)
  const used = (part: keyof typeof after) => after[part] - before[part]
  // A process that has died has taken its count along.
  if (used('servers') <= 0 || used('database') <= 0) return
  const actions = acted(taken)
  const told = (part: keyof typeof after) => {
    const each = actions > 0 ? `, ${((used(part) * 1_000) / actions).toFixed(1)} ms an action` : ''
    return `${part} ${Math.round((used(part) / seconds) * 100)} %${each}`
  }
  say(`  processor: ${told('servers')}; ${told('database')}; MB of each server: ${place.memory().join(' ')}`)
}

/** Actions of people; what is pushed is their consequence. */
function acted({ actions }: Taken): number {
  return ACTIONS.reduce((sum, action) => sum + (action === 'push' ? 0 : (actions.get(action)?.count ?? 0)), 0)
}

function textOf({ actions, busy, broken }: Taken, seconds: number): string {
  const told = ACTIONS.flatMap((action) => {
    const { count, p50, p99 } = actions.get(action) ?? { count: 0, p50: 0, p99: 0 }
    return count > 0 ? [`${action} ${(count / seconds).toFixed(1)}/s p50 ${p50} p99 ${p99} ms`] : []
  })
  return `${told.join('; ')}; asked again: ${busy} busy, ${broken} broken`
}

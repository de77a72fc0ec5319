import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connectPostgres } from '#server/db/openPostgres.ts'
import { runScript } from '../../bench/processes.ts'
import { startPostgres } from '../../support/postgres.ts'
import { silentLog } from '../../support/silentLog.ts'
import { seededRandom } from '../random.ts'
import { freePort, pause, startServerProcess, type ServerProcess } from '../serverProcess.ts'
import { askServer } from './askServer.ts'
import { readDisagreements } from './catalogueLaws.ts'
import { readTruth } from './catalogueTruth.ts'
import { signedIn } from './upgradeWalk.ts'
import { workByTurns } from './workByTurns.ts'

type Options = {
  oldMain: string
  /** Films that the old version fills its database with. */
  items: number
  rounds: number
  /** What is done in a round. */
  acts: number
  seed: number
  say: (line: string) => void
}

/** After it both servers have heard of every write. */
const SEEN_MS = 2_500
/** Chores that note words and add up have had their turn after it. */
const CHORES_MS = 11_000

/**
 * Both versions serve one database and work on the same films by turns. After each round totals, lists and searches of both
 * are held against documents and versions, and in the end what is kept beside list rows against these.
 */
export async function walkCatalogue({ oldMain, items, rounds, acts, seed, say }: Options): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-catalogue-'))
  const postgres = await startPostgres()
  const servers: ServerProcess[] = []
  const start = async (main: string | undefined, name: string) => {
    const options = { port: await freePort(), dataDir: join(dataDir, name), databaseUrl: postgres.url, env: {} }
    const server = await startServerProcess({ ...options, ...(main ? { main } : {}) })
    servers.push(server)
    return signedIn(server.url)
  }
  const database = await connectPostgres({ databaseUrl: postgres.url, directUrl: undefined, log: silentLog })
  try {
    const place = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SEED: 'empty', LOG_LEVEL: 'error' }
    const fill = join(dirname(oldMain), 'seed/cli.ts')
    await runScript(fill, ['--items', String(items), '--type', 'movie'], place)
    const old = await start(oldMain, 'old')
    const random = seededRandom(seed)
    await workByTurns({ old }, random).act(acts)
    const both = { old, new: await start(undefined, 'new') }
    const turns = workByTurns(both, random)
    const problems: string[] = []
    let asked = 0
    for (let round = 1; round <= rounds; round++) {
      await turns.act(acts)
      await pause(round % 3 === 0 ? CHORES_MS : SEEN_MS)
      const truth = await readTruth(database.kysely)
      for (const [name, world] of Object.entries(both)) {
        const told = await askServer(world, truth)
        asked += told.asked
        problems.push(...told.problems.map((problem) => `round ${round}, ${name}: ${problem}`))
      }
      const films = truth.total('all', undefined)
      say(`  round ${round}: ${films} films, ${asked} answers held against them so far, ${problems.length} otherwise`)
    }
    await pause(CHORES_MS)
    problems.push(...turns.problems, ...(await readDisagreements(database.kysely)))
    for (const [name, many] of [...turns.done].toSorted()) say(`  ${name.padEnd(40)}${String(many).padStart(6)}`)
    return problems
  } finally {
    await database.close()
    await Promise.all(servers.map((server) => server.kill()))
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

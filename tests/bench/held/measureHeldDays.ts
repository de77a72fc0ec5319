import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../../support/aMovie.ts'
import { airs } from '../../support/aScheduleDay.ts'
import { shippedType } from '../../support/shippedType.ts'
import { startTestServer } from '../../support/startServer.ts'
import { heldBy, type Held } from './measureHeld.ts'

const FIRST_DAY = Date.UTC(2030, 5, 3)
const DAY_MS = 86_400_000
const DAY_MINUTES = 1_440
const TITLES = 100
const ROUNDS = 3
const URL = '/api/content/urn/resource/catalog/vschedule'
/** Days that are sent at once, with an airing a minute: a week, and as much as a body holds. */
const WEEKS = [7, 14] as const

const dateOf = (nth: number) => new Date(FIRST_DAY + nth * DAY_MS).toISOString().slice(0, 10)

/** Prints how long saves and reads of the largest weeks hold the event loop; the client's own JSON is not in it. */
export async function measureHeldDays(): Promise<void> {
  const titles = Array.from({ length: TITLES }, (_, nth) =>
    aMovie().named(`Title ${nth}`).with({ rt: 3_600_000 }).published().build(),
  )
  const server = await startTestServer({
    engine: 'embedded',
    settings: { checkAnswers: false },
    seed: async ({ documents }) => {
      await documents.load(catalogKind(shippedType('movie')), titles)
      const channels = WEEKS.map((days) =>
        aMovie()
          .named(`Held ${days}`)
          .with({ cs: `h${days}` })
          .published()
          .build(),
      )
      await documents.load(catalogKind(shippedType('virtuallivechannel')), channels)
    },
  })
  const ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' })
  const rows: Record<string, Held> = {}
  for (const count of WEEKS) {
    const bodyOf = (turn: number, rev: number) =>
      JSON.stringify({
        days: Array.from({ length: count }, (_, nth) => ({
          ...{ cs: `h${count}`, dt: dateOf(nth), st: 'draft', rev },
          ar: Array.from({ length: DAY_MINUTES }, (_each, minute) => {
            const clock = new Date(minute * 60_000).toISOString().slice(11, 16)
            return airs(`${nth}-${minute}`, `${dateOf(nth)}T${clock}`, 1, titles[(minute + turn) % TITLES]?.id ?? '')
          }),
        })),
      })
    const send = async (method: 'GET' | 'PUT', url: string, payload?: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const answer = await ann.send({ method, url: URL + url, headers, ...(payload && { payload }) })
      if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`)
    }
    await send('PUT', '/days', bodyOf(0, 0))
    const worst = async (road: string, calls: readonly (() => Promise<void>)[]) => {
      const held: Held[] = []
      for (const call of calls) held.push(await heldBy(call))
      rows[`${road}, ${count * DAY_MINUTES}`] = held.toSorted(
        (one, other) => other.computedMs - one.computedMs,
      )[0] as Held
    }
    const bodies = Array.from({ length: ROUNDS }, (_, nth) => bodyOf(nth + 1, nth + 1))
    await worst(
      'days saved',
      bodies.map((body) => () => send('PUT', '/days', body)),
    )
    const range = `?cs=h${count}&st_dt=${dateOf(0)}&ed_dt=${dateOf(count - 1)}`
    await worst(
      'days read',
      bodies.map(() => () => send('GET', range)),
    )
  }
  console.log('days of virtual channels, the worst of three')
  console.table(rows)
  await server.close()
}

import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { SCHEDULE_URN } from '#server/stores/schedule/scheduleKind.ts'
import { aMovie } from '../../support/aMovie.ts'
import { airs, schedulesOf } from '../../support/aScheduleDay.ts'
import { computingMs } from '../../support/computingMs.ts'
import { shippedType } from '../../support/shippedType.ts'
import { startTestServer } from '../../support/startServer.ts'

const ROUNDS = 7
const DAYS = 7
const FIRST_DAY = Date.UTC(2030, 5, 3)
const TITLES = 100
const DAY_MINUTES = 1_440
/** Airings of a week: 96 a day, 288 a day, one a minute. */
const SIZES = [672, 2_016, 10_080] as const
/** The bare statement knows neither rules nor rights, versions, audit, references or events. */
const BUDGETS = { save: 12, read: 6 }

const dateOf = (nth: number) => new Date(FIRST_DAY + nth * 86_400_000).toISOString().slice(0, 10)

/** A day saved and a week read, by the whole server, beside one bare statement that stores or reads the same JSON. */
export async function measureSchedule(): Promise<void> {
  const titles = Array.from({ length: TITLES }, (_, nth) =>
    aMovie().named(`Title ${nth}`).with({ rt: 3_600_000 }).published().build(),
  )
  const server = await startTestServer({
    engine: 'embedded',
    settings: { checkAnswers: false },
    seed: async ({ documents }) => {
      await documents.load(catalogKind(shippedType('movie')), titles)
      const channels = SIZES.map((size) =>
        aMovie()
          .named(`Bench ${size}`)
          .with({ cs: `b${size}` })
          .published()
          .build(),
      )
      await documents.load(catalogKind(shippedType('virtuallivechannel')), channels)
    },
  })
  try {
    const { pool } = server.database
    await pool.query('CREATE TABLE bare_day (name text PRIMARY KEY, rev integer NOT NULL, payload jsonb NOT NULL)')
    const ann = schedulesOf(
      await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' }),
    )
    const rows: object[] = []
    for (const size of SIZES) {
      const cs = `b${size}`
      const each = size / DAYS
      const dayOf = (nth: number, turn: number) => {
        const ar = Array.from({ length: each }, (_, at) => {
          const title = titles[(at + turn) % TITLES]?.id ?? ''
          const minute = Math.round((at * DAY_MINUTES) / each)
          const clock = [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
          return airs(`${nth}-${at}`, `${dateOf(nth)}T${clock}`, DAY_MINUTES / each, title)
        })
        return { cs, dt: dateOf(nth), st: 'draft', ar }
      }
      const saved = await ann.saveAll(Array.from({ length: DAYS }, (_, nth) => dayOf(nth, 0)))
      if (saved.status !== 200) throw new Error(`a week was refused: ${saved.status} ${saved.says}`)
      const { rows: stored } = await pool.query<{ name: string; payload: object }>(
        'SELECT d.name, v.payload FROM document d JOIN version v ON v.key = d.draft_key WHERE d.urn = $1 AND d.name LIKE $2',
        [SCHEDULE_URN, `${cs}/%`],
      )
      for (const { name, payload } of stored)
        await pool.query('INSERT INTO bare_day VALUES ($1, 1, $2)', [name, JSON.stringify(payload)])
      let [turn, rev] = [0, 1]
      const text = JSON.stringify(stored[0]?.payload)
      const save = await inTurn(
        async () => {
          await pool.query('UPDATE bare_day SET rev = rev + 1, payload = $2 WHERE name = $1', [stored[0]?.name, text])
        },
        async () => {
          const { status, data } = await ann.save(dayOf(0, ++turn), rev)
          if (status !== 200) throw new Error(`a day was refused: ${status}`)
          rev = data.rev ?? rev
        },
      )
      const read = await inTurn(
        async () => {
          const { rows: found } = await pool.query('SELECT name, rev, payload FROM bare_day WHERE name LIKE $1', [
            `${cs}/%`,
          ])
          JSON.parse(JSON.stringify(found))
        },
        async () => {
          const { data } = await ann.read(`cs=${cs}&st_dt=${dateOf(0)}&ed_dt=${dateOf(DAYS - 1)}`)
          if (data.length !== DAYS) throw new Error(`${data.length} days were read`)
        },
      )
      rows.push(
        row(`a day of ${each} airings saved`, save, BUDGETS.save),
        row(`a week of ${size} read`, read, BUDGETS.read),
      )
    }
    console.log('\nSchedules of virtual channels, embedded engine: CPU of this process (medians)')
    console.table(rows)
  } finally {
    await server.close()
  }
}

function row(work: string, [bare, ours]: readonly [number, number], budget: number) {
  const ratio = ours / bare
  return {
    work,
    bare: `${bare.toFixed(1)} ms`,
    ours: `${ours.toFixed(1)} ms`,
    ratio: `${ratio.toFixed(2)}x`,
    budget: `${budget}x`,
    verdict: ratio <= budget ? 'met' : 'NOT MET',
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

import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { SCHEDULE_URN } from '#server/stores/schedule/scheduleKind.ts'
import { aMovie } from '../../support/aMovie.ts'
import { airs, schedulesOf } from '../../support/aScheduleDay.ts'
import { shippedType } from '../../support/shippedType.ts'
import { startTestServer } from '../../support/startServer.ts'
import { inTurn, ROUNDS, row } from '../inTurn.ts'

const DAYS = 7
const FIRST_DAY = Date.UTC(2030, 5, 3)
const TITLES = 100
const DAY_MINUTES = 1_440
/** Airings of a week: 96 a day, 288 a day, one a minute. */
const SIZES = [672, 2_016, 10_080] as const
/**
 * To the bare server, which knows neither rules nor rights, versions, audit, references or events. The statement alone
 * hands a finished text to the database's thread: it costs this one the same whatever is in it.
 */
const BUDGETS = { save: 12, read: 6 }

const DAYS_URL = '/api/content/urn/resource/catalog/vschedule'
const BARE_SAVE = 'UPDATE bare_day SET rev = rev + 1, payload = $2 WHERE name = $1'
const BARE_READ = 'SELECT name, rev, payload FROM bare_day WHERE name LIKE $1'

const dateOf = (nth: number) => new Date(FIRST_DAY + nth * 86_400_000).toISOString().slice(0, 10)

/**
 * A day saved and a week read, by the whole server, beside one bare statement that stores or reads the same JSON, and
 * beside a server that does nothing but that. What clients write and read of JSON is in none of them.
 */
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
    const person = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' })
    const ann = schedulesOf(person)
    const bareServer = await serveBare(pool)
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
      const name = stored[0]?.name ?? ''
      const days = Array.from({ length: ROUNDS + 1 }, (_, nth) => JSON.stringify(dayOf(0, nth + 1)))
      const json = { 'content-type': 'application/json' }
      const save = await inTurn(
        async () => {
          await pool.query(BARE_SAVE, [name, text])
        },
        async () => {
          await bareServer.inject({ method: 'PUT', url: `/days?name=${name}`, headers: json, payload: text })
        },
        async () => {
          const headers = { ...json, 'if-match': `"${rev++}"` }
          const { statusCode } = await person.send({
            method: 'PUT',
            url: DAYS_URL,
            headers,
            payload: days[turn++] ?? '',
          })
          if (statusCode !== 200) throw new Error(`a day was refused: ${statusCode}`)
        },
      )
      const read = await inTurn(
        async () => {
          const { rows: found } = await pool.query(BARE_READ, [`${cs}/%`])
          JSON.stringify(found)
        },
        async () => {
          await bareServer.inject({ method: 'GET', url: `/days?name=${cs}/%25` })
        },
        async () => {
          const url = `${DAYS_URL}?cs=${cs}&st_dt=${dateOf(0)}&ed_dt=${dateOf(DAYS - 1)}`
          const { statusCode } = await person.send({ url })
          if (statusCode !== 200) throw new Error(`a week was not read: ${statusCode}`)
        },
      )
      rows.push(
        row(`a day of ${each} airings saved`, save, BUDGETS.save),
        row(`a week of ${size} read`, read, BUDGETS.read),
      )
    }
    await bareServer.close()
    console.log('\nSchedules of virtual channels, embedded engine: CPU of the serving thread (medians)')
    console.table(rows)
  } finally {
    await server.close()
  }
}

/** A server without rules: parses the body, sends one statement, answers with what is stored. */
async function serveBare(pool: Pool): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 8_388_608 })
  app.put<{ Querystring: { name: string }; Body: object }>('/days', async ({ query, body }) => {
    const { rows } = await pool.query(`${BARE_SAVE} RETURNING rev, payload`, [query.name, JSON.stringify(body)])
    return rows
  })
  app.get<{ Querystring: { name: string } }>('/days', async ({ query }) => {
    const { rows } = await pool.query(BARE_READ, [query.name])
    return rows
  })
  await app.ready()
  return app
}

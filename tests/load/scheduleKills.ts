import { sql } from 'kysely'
import { SCHEDULE_URN } from '#server/stores/schedule/scheduleKind.ts'
import { patientFetch } from '../support/patientFetch.ts'
import { signInAs } from '../support/signIn.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { openPlace } from './place.ts'
import { seededRandom } from './random.ts'
import { servePlace } from './servedPlace.ts'
import { pause } from './serverProcess.ts'

type ScheduleKillOptions = {
  engine: TestEngine
  kills: number
  /** Airings of each day. */
  airings: number
  seed: number
  tell?: (line: string) => void
}

type ScheduleKillReport = {
  kills: number
  /** Weeks that were answered, that were refused, and that met a killed server. */
  saved: number
  refused: number
  unanswered: number
  /** Unanswered weeks that were stored all the same. */
  stored: number
  problems: string[]
}

const DAYS = 7
const FIRST_DAY = Date.UTC(2030, 5, 3)
const DAY_MS = 86_400_000
const PRODUCT = 'rimba-my'
const CATALOGUE = '/api/content/urn/resource/catalog'
/** A kill falls within so many ms after the servers began to save: between the days of a week, too. */
const SPREAD_MS = 400
const LOOK_MS = 20

const dateOf = (nth: number) => new Date(FIRST_DAY + nth * DAY_MS).toISOString().slice(0, 10)
/** A day as it lies in the database: which week it was saved with, by the ids of its airings. */
type DayState = { name: string; rev: number; marks: string[]; airings: number }

/**
 * Weeks of a channel saved one after the other under kill -9: each day is there whole, all seven are of one week, what
 * was answered is stored, and each week is stored once.
 */
export async function runScheduleKills(options: ScheduleKillOptions): Promise<ScheduleKillReport> {
  const { engine, kills, airings, seed, tell } = options
  const place = await openPlace(engine)
  const random = seededRandom(seed)
  const reach = { url: '', token: '' }
  const moveTo = async (url: string) => {
    reach.url = url
    reach.token = (await signInAs(url, 'super')).apiToken
  }
  const { start, kill, look, clear } = servePlace(place, { moveTo })
  const send = (method: string, path: string, body: object, way: typeof fetch = fetch) =>
    way(`${reach.url}${CATALOGUE}${path}?prd=${PRODUCT}`, {
      method,
      headers: { authorization: `Bearer ${reach.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const report: ScheduleKillReport = { kills, saved: 0, refused: 0, unanswered: 0, stored: 0, problems: [] }
  let [week, rev, answered] = [0, 0, 0]
  /** Saves weeks until the server is gone. */
  const saveOn = async () => {
    for (;;) {
      week += 1
      const days = Array.from({ length: DAYS }, (_, nth) => dayOf(nth, { week, airings, rev }))
      const status = await send('PUT', '/vschedule/days', { days }).then(
        async (response) => (await response.text(), response.status),
        () => 0,
      )
      if (status === 0) {
        report.unanswered += 1
        return
      }
      if (status === 200) [rev, answered, report.saved] = [rev + 1, week, report.saved + 1]
      else report.refused += 1
    }
  }
  try {
    await start()
    const channel = { lon: [{ lang: 'en', n: 'Kills' }], cs: 'kills', prd: [PRODUCT] }
    const made = await send('POST', '/virtuallivechannel', channel, patientFetch)
    if (!made.ok) throw new Error(`the channel was refused: ${made.status} ${await made.text()}`)
    for (let nth = 1; nth <= kills; nth++) {
      const saving = saveOn()
      // Every other kill waits for an answer first, so that weeks come to stand however slow the machine is.
      for (const before = report.saved; nth % 2 === 1 && report.saved === before;) await pause(LOOK_MS)
      await pause(random() * SPREAD_MS)
      await kill()
      await saving
      const days = await look<DayState[]>(readDays)
      report.problems.push(...judge(days, { airings, answered, asked: week }))
      const stands = weekOf(days)
      if (stands > answered) report.stored += 1
      ;[rev, answered] = [days[0]?.rev ?? 0, stands]
      tell?.(`kill ${nth} of ${kills}: ${week} weeks sent, week ${stands} stands whole in ${days.length} days`)
      await start()
    }
    return report
  } finally {
    await clear()
  }
}

function dayOf(nth: number, { week, airings, rev }: { week: number; airings: number; rev: number }) {
  const length = DAY_MS / airings
  const iso = (at: number) => new Date(FIRST_DAY + nth * DAY_MS + at).toISOString()
  const ar = Array.from({ length: airings }, (_, at) => ({
    ...{ uId: `w${week}-${nth}-${at}`, a_st_dt: iso(at * length), a_ed_dt: iso((at + 1) * length), type: 'filler' },
  }))
  return { cs: 'kills', dt: dateOf(nth), st: 'draft', rev, ar }
}

async function readDays(db: Parameters<Parameters<Awaited<ReturnType<typeof openPlace>>['read']>[0]>[0]) {
  const { rows } = await sql<DayState>`
    SELECT d.name, d.rev, jsonb_array_length(v.payload -> 'ar') AS airings,
      ARRAY (SELECT DISTINCT split_part(a ->> 'uId', '-', 1) FROM jsonb_array_elements(v.payload -> 'ar') a) AS marks
    FROM document d JOIN version v ON v.key = d.draft_key WHERE d.urn = ${SCHEDULE_URN} ORDER BY d.name`.execute(db)
  return rows
}

const weekOf = (days: readonly DayState[]) => Number(days[0]?.marks[0]?.slice(1) ?? 0)

function judge(
  days: readonly DayState[],
  { airings, answered, asked }: { airings: number; answered: number; asked: number },
) {
  const problems: string[] = []
  const stands = weekOf(days)
  if (days.length !== 0 && days.length !== DAYS) problems.push(`${days.length} of ${DAYS} days are there`)
  if (stands < answered) problems.push(`week ${answered} was answered, week ${stands} stands`)
  if (stands > asked) problems.push(`week ${stands} was never sent`)
  for (const day of days) {
    if (day.airings !== airings) problems.push(`${day.name} has ${day.airings} of ${airings} airings`)
    if (day.marks.join() !== `w${stands}`) problems.push(`${day.name} is of ${day.marks.join()} instead of w${stands}`)
    if (day.rev !== days[0]?.rev) problems.push(`${day.name} was saved ${day.rev} times, others ${days[0]?.rev}`)
  }
  return problems
}

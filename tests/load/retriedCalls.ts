import { sql } from 'kysely'
import { CONTAINER_URN } from '#contract/values/storefront.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { RETRIED_REVIEWS } from './retriedReviews.ts'
import type { Prepared, RetriedCall, Who, World } from './retryWorld.ts'

const MOVIES = '/api/content/urn/resource/catalog/movie'
const BULK = '/api/bulkupdate/urn/resource/catalog/movie'
const MOVIE = catalogUrn('movie')
const PRODUCT = 'rimba-my'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const RELEASED = '2024-05-09'
const DAYS = 7

const nameOf = (n: string) => [{ lang: 'en', n }]
const text = (value: unknown) => String(value)

async function made(world: World, type: string, body: object): Promise<string> {
  const path = `/api/content/urn/resource/catalog/${type}?prd=${PRODUCT}`
  return text((await world.ok({ who: 'super', method: 'POST', path, body: { prd: [PRODUCT], ...body } })).id)
}

const film = (world: World, mark: string, body: object = {}) => made(world, 'movie', { lon: nameOf(mark), ...body })

/** Starts a job and waits for its end. */
async function job(world: World, who: Who, body: object): Promise<string> {
  const id = text((await world.ok({ who, method: 'PUT', path: BULK, body })).status_id)
  await world.ended(who, id)
  return id
}

const settings = (n: string) => ({ n, t: 'view', payload: { filter: [] } })
const setting = (id: string) => ({ who: 'super', method: 'DELETE', path: `/api/user/setting/delete/${id}` }) as const

const flatCalls: readonly RetriedCall[] = [
  {
    name: 'createSetting',
    prepare: async (_, mark) => ({
      sent: { who: 'super', method: 'POST', path: '/api/user/setting/create', body: settings(mark) },
      effects: sql`SELECT count(*)::integer AS many FROM setting WHERE n = ${mark}`,
    }),
  },
  {
    name: 'deleteSetting',
    prepare: async (world, mark) => {
      const path = '/api/user/setting/create'
      const id = text((await world.ok({ who: 'super', method: 'POST', path, body: settings(mark) })).id)
      return { sent: setting(id), effects: sql`SELECT 1 - count(*)::integer AS many FROM setting WHERE id = ${id}` }
    },
  },
  {
    name: 'createProduct',
    prepare: async (_, mark) => ({
      sent: { who: 'super', method: 'POST', path: '/api/policy/urn/resource/product', body: { n: mark } },
      effects: sql`SELECT count(*)::integer AS many FROM audit WHERE verb = 'createProduct'
        AND change @> ${JSON.stringify([{ after: mark }])}::jsonb`,
    }),
  },
  {
    name: 'saveSideDraft',
    prepare: async (world, mark) => {
      const doc = await film(world, mark)
      return {
        sent: { who: 'super', method: 'POST', path: '/api/user/draft/save', body: parked(doc) },
        effects: sql`SELECT count(*)::integer AS many FROM side_draft WHERE doc = ${doc}`,
      }
    },
  },
  {
    name: 'deleteSideDraft',
    prepare: async (world, mark) => {
      const body = parked(await film(world, mark))
      const id = text((await world.ok({ who: 'admin', method: 'POST', path: '/api/user/draft/save', body })).id)
      return {
        sent: { who: 'admin', method: 'DELETE', path: `/api/user/draft/delete/${id}` },
        effects: sql`SELECT 1 - count(*)::integer AS many FROM side_draft WHERE id = ${id}`,
      }
    },
  },
]

const parked = (doc: string) => ({ doc, urn: MOVIE, rev: 1, payload: { pn: 'parked' }, base: {}, reason: 'conflict' })

const documentCalls: readonly RetriedCall[] = [
  {
    name: 'createContent',
    prepare: async (_, mark) => ({
      sent: {
        who: 'super',
        method: 'POST',
        path: `${MOVIES}?prd=${PRODUCT}`,
        body: { prd: [PRODUCT], lon: nameOf(mark) },
      },
      effects: titled(mark),
    }),
  },
  {
    name: 'saveContent',
    prepare: async (world, mark) => {
      const id = await film(world, mark)
      const body = { prd: [PRODUCT], lon: nameOf(mark), pn: 'saved' }
      return {
        sent: { who: 'super', method: 'PUT', path: `${MOVIES}/${id}`, body, headers: { 'if-match': '"1"' } },
        effects: sql`SELECT rev - 1 AS many FROM document WHERE id = ${id}`,
      }
    },
  },
]

const titled = (mark: string) => sql<{ many: number }>`SELECT count(DISTINCT id)::integer AS many FROM side
  WHERE list_row -> 'lon' @> ${JSON.stringify([{ n: mark }])}::jsonb`

const jobCalls: readonly RetriedCall[] = [
  {
    name: 'bulkUpdate',
    prepare: async (world, mark) => {
      const id = await film(world, mark, { rdt: RELEASED })
      return {
        sent: { who: 'super', method: 'PUT', path: BULK, body: { keys: [id], shift: { rdt: { days: DAYS } } } },
        effects: sql`SELECT (left(v.payload ->> 'rdt', 10)::date - ${RELEASED}::date) / ${DAYS}::integer AS many
          FROM document d JOIN version v ON v.key = d.draft_key WHERE d.id = ${id}`,
      }
    },
  },
  {
    name: 'undoJob',
    prepare: async (world, mark) => {
      const id = await job(world, 'admin', { keys: [await film(world, mark)], set: { pn: 'undone' } })
      return {
        sent: { who: 'admin', method: 'POST', path: `/api/jobs/${id}/undo` },
        effects: sql`SELECT count(*)::integer AS many FROM job WHERE undoes = ${id}`,
      }
    },
  },
  {
    name: 'retryJob',
    prepare: async (world) => {
      const id = await job(world, 'admin', { keys: [NOWHERE], set: { pn: 'nowhere' } })
      return {
        sent: { who: 'admin', method: 'POST', path: `/api/jobs/${id}/retry` },
        effects: sql`SELECT count(*)::integer AS many FROM job, jsonb_array_elements(steps) AS steps(step)
          WHERE id = ${id} AND step ->> 'step' = 'retried'`,
      }
    },
  },
  {
    name: 'sortEpisodes',
    prepare: async (world, mark) => {
      const id = await made(world, 'tvseason', { lon: nameOf(mark), ssn_n: 1 })
      const keys: string[] = []
      for (const eps_n of [2, 1])
        keys.push(await made(world, 'tvepisode', { lon: nameOf(`${mark} ${eps_n}`), parent: id, eps_n }))
      return {
        sent: { who: 'super', method: 'PUT', path: '/api/bulkupdate/tvseason/tvepisodes', body: { id, keys } },
        effects: sql`SELECT count(*)::integer AS many FROM job WHERE kind = 'sortEpisodes' AND doc = ${id}`,
      }
    },
  },
  {
    name: 'importContent',
    prepare: async (_, mark) => ({
      sent: {
        who: 'super',
        method: 'POST',
        path: `/api/import/urn/resource/catalog/movie?prd=${PRODUCT}`,
        file: { name: 'rows.csv', text: `lon.en\n${mark}\n` },
      },
      effects: titled(mark),
    }),
  },
  {
    name: 'exportContent',
    prepare: async (world, mark) => {
      const id = await film(world, mark)
      return {
        sent: {
          who: 'admin',
          method: 'POST',
          path: '/api/export/urn/resource/catalog/movie',
          body: { keys: [id], format: 'csv' },
        },
        effects: sql`SELECT count(*)::integer AS many FROM job WHERE kind = 'exportContent'
          AND input -> 'keys' @> ${JSON.stringify([id])}::jsonb`,
      }
    },
  },
  {
    name: 'reaggregateContent',
    prepare: async (world, mark) => {
      const id = await film(world, mark)
      return {
        sent: { who: 'super', method: 'POST', path: `/api/aggregate/urn/resource/catalog/movie/${id}` },
        effects: sql`SELECT count(*)::integer AS many FROM job WHERE kind = 'reaggregate' AND doc = ${id}`,
      }
    },
  },
]

/** A film whose lock the one person holds and the other asks for. */
async function askedLock(world: World, mark: string, holder: Who, asker: Who) {
  const target = { id: await film(world, mark), urn: MOVIE }
  const send = (who: Who, act: string) =>
    world.ok({ who, method: 'POST', path: `/api/user/lock/${act}`, body: target, headers: tab(who) })
  const { number } = await send(holder, 'acquire')
  await send(asker, 'ask')
  const held = { ...target, number: Number(number), to: world.uidOf(asker) }
  const tidy = () => world.ok({ who: 'super', method: 'POST', path: '/api/user/lock/force', body: target })
  return { target, held, tidy }
}

const tab = (who: Who) => ({ 'x-tab-id': `tab-of-${who}` })
const lock = (who: Who, act: string, body: object): Prepared['sent'] => ({
  who,
  method: act === 'release' ? 'PUT' : 'POST',
  path: `/api/user/lock/${act}`,
  body,
  headers: tab(who),
})

const lockCalls: readonly RetriedCall[] = [
  {
    name: 'releaseLock',
    prepare: async (world, mark) => {
      const { target, held } = await askedLock(world, mark, 'super', 'admin')
      return {
        sent: lock('super', 'release', { ...target, number: held.number }),
        effects: sql`SELECT count(*)::integer AS many FROM lock WHERE id = ${target.id} AND uid IS NULL`,
      }
    },
  },
  {
    name: 'handLockOver',
    prepare: async (world, mark) => {
      const { target, held, tidy } = await askedLock(world, mark, 'super', 'admin')
      return {
        sent: lock('super', 'handover', held),
        // Breaking it afterwards raises the number too, and stands in the audit.
        effects: sql`SELECT number - ${held.number}::integer - (SELECT count(*)::integer FROM audit
          WHERE verb = 'forceUnlock' AND id = ${target.id}) AS many FROM lock WHERE id = ${target.id}`,
        tidy,
      }
    },
  },
  {
    name: 'declineLockAsk',
    prepare: async (world, mark) => {
      const { target, held } = await askedLock(world, mark, 'admin', 'super')
      return {
        sent: lock('admin', 'decline', { ...held, message: mark }),
        effects: sql`SELECT count(*)::integer AS many FROM lock WHERE id = ${target.id} AND ask_reply = ${mark}`,
      }
    },
  },
  {
    name: 'forceUnlock',
    prepare: async (world, mark) => {
      const { target } = await askedLock(world, mark, 'admin', 'super')
      return {
        sent: lock('super', 'force', target),
        effects: sql`SELECT count(*)::integer AS many FROM audit WHERE verb = 'forceUnlock' AND id = ${target.id}`,
      }
    },
  },
]

const SCHEDULES = '/api/content/urn/resource/catalog/vschedule'
const MONDAY = '2040-01-02'
const LOOP_END = '2040-02-06'

/** A virtual channel, by its service id. */
async function channelOf(world: World, mark: string): Promise<string> {
  const cs = mark.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  await made(world, 'virtuallivechannel', { lon: nameOf(mark), cs, st: 'published' })
  return cs
}

const planOf = (name: string) => ({ name, kind: 'template', from: MONDAY, days: 1, ar: [] })
const revisionOf = (name: string) => sql<{ many: number }>`SELECT coalesce(sum(rev), 0)::integer AS many FROM document
  WHERE urn = ${catalogUrn('vschedule')} AND name = ${name}`
const plansCalled = (name: string) => sql<{ many: number }>`SELECT count(*)::integer AS many FROM side
  WHERE urn = ${catalogUrn('vscheduleplan')} AND list_row ->> 'name' = ${name}`

const scheduleCalls: readonly RetriedCall[] = [
  {
    name: 'saveScheduleDay',
    prepare: async (world, mark) => {
      const cs = await channelOf(world, mark)
      const body = { cs, dt: MONDAY, st: 'draft', ar: [] }
      const headers = { 'if-none-match': '*' }
      return {
        sent: { who: 'super', method: 'PUT', path: `${SCHEDULES}?prd=${PRODUCT}`, body, headers },
        effects: revisionOf(`${cs}/${MONDAY}`),
      }
    },
  },
  {
    name: 'saveScheduleDays',
    prepare: async (world, mark) => {
      const cs = await channelOf(world, mark)
      const days = [{ cs, dt: MONDAY, st: 'draft', ar: [], rev: 0 }]
      return {
        sent: { who: 'super', method: 'PUT', path: `${SCHEDULES}/days?prd=${PRODUCT}`, body: { days } },
        effects: revisionOf(`${cs}/${MONDAY}`),
      }
    },
  },
  {
    name: 'loopSchedule',
    prepare: async (world, mark) => {
      const cs = await channelOf(world, mark)
      const day = { cs, dt: MONDAY, st: 'draft', ar: [] }
      const headers = { 'if-none-match': '*' }
      const path = `${SCHEDULES}?prd=${PRODUCT}`
      const { key } = await world.ok({ who: 'super', method: 'PUT', path, body: day, headers })
      const body = { keys: [text(key)], end_date_time: `${LOOP_END}T00:00:00Z` }
      return {
        sent: { who: 'super', method: 'POST', path: `${SCHEDULES}/loop`, body },
        effects: revisionOf(`${cs}/loop`),
      }
    },
  },
  {
    name: 'saveSchedulePlan',
    prepare: async (_, mark) => ({
      sent: { who: 'super', method: 'PUT', path: `${SCHEDULES}/plans?prd=${PRODUCT}`, body: planOf(mark) },
      effects: plansCalled(mark),
    }),
  },
  {
    name: 'deleteSchedulePlan',
    prepare: async (world, mark) => {
      const path = `${SCHEDULES}/plans`
      const plan = await world.ok({ who: 'super', method: 'PUT', path: `${path}?prd=${PRODUCT}`, body: planOf(mark) })
      const id = text(plan.id)
      return {
        sent: { who: 'super', method: 'DELETE', path: `${path}/${id}?prd=${PRODUCT}`, headers: { 'if-match': '"1"' } },
        effects: sql`SELECT count(*)::integer AS many FROM document WHERE id = ${id} AND rev = 2`,
      }
    },
  },
]

const STORE_PAGES = '/api/storefront/urn/page'
const railsCalled = (name: string) => sql<{ many: number }>`SELECT count(*)::integer AS many FROM side
  WHERE urn = ${CONTAINER_URN} AND list_row -> 'lon' @> ${JSON.stringify(nameOf(name))}::jsonb`

const storefrontCalls: readonly RetriedCall[] = [
  {
    name: 'savePageTree',
    prepare: async (world, mark) => {
      const page = { ty: 'storefront', lon: nameOf(mark) }
      const { id } = await world.ok({ who: 'super', method: 'POST', path: `${STORE_PAGES}?prd=${PRODUCT}`, body: page })
      const rail = { id: 'new', lon: nameOf(mark) }
      const body = { page: { ...page, t: [{ id: 'home', c: [{ id: 'new' }] }] }, containers: [rail], removed: [] }
      const path = `${STORE_PAGES}/${text(id)}/tree?prd=${PRODUCT}`
      return {
        sent: { who: 'super', method: 'PUT', path, body, headers: { 'if-match': '"1"' } },
        effects: railsCalled(mark),
      }
    },
  },
  {
    name: 'moveStoreDates',
    prepare: async (world, mark) => {
      const page = { ty: 'storefront', lon: nameOf(mark) }
      const { id } = await world.ok({ who: 'super', method: 'POST', path: `${STORE_PAGES}?prd=${PRODUCT}`, body: page })
      const path = `/api/storefront/dates/${text(id)}?prd=${PRODUCT}`
      const body = { of: 'page', ed_dt: '2031-01-01T00:00:00Z' }
      return {
        sent: { who: 'super', method: 'PUT', path, body, headers: { 'if-match': '"1"' } },
        effects: sql`SELECT count(*)::integer AS many FROM document WHERE id = ${id} AND rev = 2`,
      }
    },
  },
  {
    name: 'publishTogether',
    prepare: async (world, mark) => {
      const page = { ty: 'storefront', lon: nameOf(mark) }
      const { id } = await world.ok({ who: 'super', method: 'POST', path: `${STORE_PAGES}?prd=${PRODUCT}`, body: page })
      const body = { documents: [{ id: text(id), rev: 1 }] }
      return {
        sent: { who: 'super', method: 'POST', path: `/api/content/publish?prd=${PRODUCT}`, body },
        effects: sql`SELECT count(*)::integer AS many FROM document WHERE id = ${id} AND rev = 2`,
      }
    },
  },
]

/**
 * Every call whose effect a second try would repeat or refuse. The others put something into a state (a lock taken, a
 * setting saved, a profile, a playout started), which is the same state the second time.
 */
export const RETRIED_CALLS: readonly RetriedCall[] = [
  ...[...flatCalls, ...documentCalls, ...jobCalls, ...lockCalls],
  ...scheduleCalls,
  ...storefrontCalls,
  ...RETRIED_REVIEWS,
]

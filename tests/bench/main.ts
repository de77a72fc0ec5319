import { parseArgs } from 'node:util'
import { GROWTH_AIM, verdict } from './aims.ts'
import { benchServer } from './benchServer.ts'
import type { Engine, Outcome } from './benchServer.ts'
import { measureFirstLoad } from './firstLoad/measureFirstLoad.ts'
import { measureActions } from './actions/measureActions.ts'
import { measureGeo } from './geo/measureGeo.ts'
import { measureGuide } from './guide/measureGuide.ts'
import { measureHeld } from './held/measureHeld.ts'
import { measureHeldDays } from './held/measureHeldDays.ts'
import { measureHeldFirst } from './held/measureHeldFirst.ts'
import { measureHeldTypes } from './held/measureHeldTypes.ts'
import { measurePolicies } from './policies/measurePolicies.ts'
import { measureSchedule } from './schedule/measureSchedule.ts'
import { measureStore } from './storefront/measureStore.ts'
import { measureGrowth } from './growth/measureGrowth.ts'
import { measurePage } from './page/measurePage.ts'
import { measurePreview } from './preview/measurePreview.ts'
import { measureVideo } from './video/measureVideo.ts'
import { cpuOfTurn, median } from './rounds.ts'
import { measureTurns } from './turns/measureTurns.ts'

/** What is measured besides the server's own work; alone where it is named. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  held: async () => {
    await measureHeldFirst()
    await measureHeld()
    await measureHeldTypes()
    await measureHeldDays()
  },
  guide: measureGuide,
  actions: measureActions,
  geo: measureGeo,
  policies: measurePolicies,
  schedule: measureSchedule,
  preview: measurePreview,
  video: async () => {
    await measureVideo()
    await measurePage('cut')
  },
  page: async () => {
    await measurePage()
    await measureFirstLoad()
  },
  timeline: () => measurePage('timeline'),
  week: () => measurePage('week'),
  workbench: () => measurePage('workbench'),
  storefront: async () => {
    await measurePage('storefront')
    await measureStore()
  },
  'first-load': measureFirstLoad,
}
/** What a whole run ends with; the rest is in `page`, or asked for by name. */
const WHOLE: readonly (() => Promise<unknown>)[] = [
  measureGuide,
  measureGeo,
  measurePolicies,
  measureSchedule,
  measurePreview,
  measurePage,
  measureActions,
  measureStore,
  measureFirstLoad,
]

/** Five rounds of so many requests a row in all; a turn that takes too long ends early. */
const USUAL = { rounds: 5, requests: 10_000, longestMs: 20_000, starts: 5, bulk: '10000,100000' }
/**
 * Two minutes for daily work: the same rows in turns of a third of a second, which say of the shortest requests how they
 * begin rather than how they go on.
 */
const QUICK = { ...USUAL, requests: 2_000, longestMs: 350, starts: 3, bulk: '2000', items: 20_000 }

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    items: { type: 'string' },
    requests: { type: 'string' },
    only: { type: 'string' },
    bulk: { type: 'string' },
    quick: { type: 'boolean' },
    films: { type: 'boolean' },
    database: { type: 'string' },
    beside: { type: 'string' },
    turns: { type: 'string' },
    rounds: { type: 'string', default: '12' },
    'no-page': { type: 'boolean' },
    ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, { type: 'boolean' } as const])),
  },
})
const named = Object.keys(PARTS).filter((name) => (values as Readonly<Record<string, unknown>>)[name])
const isEngine = (word: string | undefined): word is Engine => word === 'postgres' || word === 'embedded'
const isOne = isEngine(values.engine) || values.quick || values.items !== undefined || values.database !== undefined
const all: { engine: Engine; items: number }[] = [
  { engine: 'postgres', items: 100_000 },
  { engine: 'postgres', items: 1_000_000 },
  { engine: 'embedded', items: 100_000 },
]
const effort = values.quick ? QUICK : { ...USUAL, items: 100_000 }
const one = {
  engine: isEngine(values.engine) ? values.engine : 'postgres',
  items: Number(values.items ?? effort.items),
}

const { database, beside, turns } = values
const isTurns = database !== undefined && turns !== undefined
if (isTurns)
  await measureTurns({
    ...{ trees: turns.split(','), database, rounds: Number(values.rounds) },
    only: values.only?.split(','),
  })
const isGrowth = database !== undefined && beside !== undefined
if (isGrowth)
  await measureGrowth({
    ...effort,
    requests: Number(values.requests ?? effort.requests),
    only: values.only?.split(','),
    databases: [beside, database],
  })
const outcomes: Outcome[] = []
for (const run of isGrowth || isTurns ? [] : isOne ? [one] : named.length > 0 ? [] : all)
  outcomes.push(
    await benchServer({
      ...effort,
      ...run,
      requests: Number(values.requests ?? effort.requests),
      only: values.only?.split(','),
      films: values.films,
      database,
      bulk: (values.bulk ?? effort.bulk).split(',').map(Number).filter(Boolean),
    }),
  )
const [small, large] = outcomes.filter(({ engine }) => engine === 'postgres')
if (small && large) printGrowth(small, large)
for (const name of named) await PARTS[name]?.()
if (!isOne && named.length === 0 && !values['no-page']) for (const measure of WHOLE) await measure()

function printGrowth(few: Outcome, many: Outcome): void {
  console.log(
    `\n${few.items.toLocaleString('en')} to ${many.items.toLocaleString('en')} items: growth of our CPU a request`,
  )
  console.table(
    many.measured.map(({ work: { name }, ours }) => {
      const before = few.measured.find(({ work }) => work.name === name)?.ours ?? ours
      const ratio = median(ours.map(cpuOfTurn)) / median(before.map(cpuOfTurn))
      return { work: name, ratio: `${ratio.toFixed(2)}x`, aim: `${GROWTH_AIM}x`, verdict: verdict(ratio <= GROWTH_AIM) }
    }),
  )
}

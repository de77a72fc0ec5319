import { parseArgs } from 'node:util'
import { benchServer } from './benchServer.ts'
import type { Engine, Outcome } from './benchServer.ts'
import { measureFirstLoad } from './firstLoad/measureFirstLoad.ts'
import { measureGeo } from './geo/measureGeo.ts'
import { measureGuide } from './guide/measureGuide.ts'
import { measureHeld } from './held/measureHeld.ts'
import { measureHeldDays } from './held/measureHeldDays.ts'
import { measureHeldFirst } from './held/measureHeldFirst.ts'
import { measureHeldTypes } from './held/measureHeldTypes.ts'
import { measureSchedule } from './schedule/measureSchedule.ts'
import { measureStore } from './storefront/measureStore.ts'
import { measurePage } from './page/measurePage.ts'
import { measurePreview } from './preview/measurePreview.ts'

/** Titles of the bulk changes that are timed. */
const BULK = '10000,100000'
/** Most that ten times the items may cost, as a multiple (design section 7). */
const FLAT = 1.3

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    items: { type: 'string' },
    requests: { type: 'string', default: '2000' },
    only: { type: 'string' },
    bulk: { type: 'string' },
    'all-types': { type: 'boolean' },
    database: { type: 'string' },
    page: { type: 'boolean' },
    timeline: { type: 'boolean' },
    week: { type: 'boolean' },
    storefront: { type: 'boolean' },
    workbench: { type: 'boolean' },
    guide: { type: 'boolean' },
    schedule: { type: 'boolean' },
    geo: { type: 'boolean' },
    preview: { type: 'boolean' },
    'first-load': { type: 'boolean' },
    'no-page': { type: 'boolean' },
    held: { type: 'boolean' },
  },
})
const all: { engine: Engine; items: number }[] = [
  { engine: 'postgres', items: 100_000 },
  { engine: 'postgres', items: 1_000_000 },
  { engine: 'embedded', items: 100_000 },
]
const isEngine = (word: string | undefined): word is Engine => word === 'postgres' || word === 'embedded'
const runs = isEngine(values.engine)
  ? [{ engine: values.engine, items: Number(values.items ?? 100_000) }]
  : values.page ||
      values.timeline ||
      values.week ||
      values.storefront ||
      values.workbench ||
      values['first-load'] ||
      values.held ||
      values.guide ||
      values.schedule ||
      values.geo ||
      values.preview
    ? []
    : all

const outcomes: Outcome[] = []
for (const run of runs)
  outcomes.push(
    await benchServer({
      ...run,
      requests: Number(values.requests),
      only: values.only?.split(','),
      allTypes: values['all-types'],
      database: values.database,
      bulk: (values.bulk ?? BULK).split(',').map(Number).filter(Boolean),
    }),
  )
const [small, large] = outcomes.filter(({ engine }) => engine === 'postgres')
if (small && large) printFlatness(small, large)
const isWhole =
  !values['no-page'] &&
  !values.engine &&
  !values['first-load'] &&
  !values.held &&
  !values.timeline &&
  !values.week &&
  !values.storefront &&
  !values.workbench &&
  !values.guide &&
  !values.schedule &&
  !values.geo &&
  !values.preview
if (values.held) {
  await measureHeldFirst()
  await measureHeld()
  await measureHeldTypes()
  await measureHeldDays()
}
if (values.guide || isWhole) await measureGuide()
if (values.geo || isWhole) await measureGeo()
if (values.schedule || isWhole) await measureSchedule()
if (values.preview || isWhole) await measurePreview()
if (values.page || isWhole) await measurePage()
if (values.timeline) await measurePage('timeline')
if (values.week) await measurePage('week')
if (values.storefront) await measurePage('storefront')
if (values.workbench) await measurePage('workbench')
if (values.storefront || isWhole) await measureStore()
if (values.page || values['first-load'] || isWhole) await measureFirstLoad()

function printFlatness(few: Outcome, many: Outcome): void {
  console.log(`\n${few.items.toLocaleString('en')} to ${many.items.toLocaleString('en')} items: growth of our p50`)
  console.table(
    [...many.ours].map(([work, { p50 }]) => {
      const ratio = p50 / (few.ours.get(work)?.p50 ?? p50)
      return { work, ratio: `${ratio.toFixed(2)}x`, budget: `${FLAT}x`, verdict: ratio <= FLAT ? 'met' : 'NOT MET' }
    }),
  )
}

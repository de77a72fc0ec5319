import { between, type Random } from '../random.ts'

const DAY_MS = 86_400_000
export const PRODUCTS = ['rimba-my', 'rimba-sg'] as const

/** Ends of business days in Kuala Lumpur and Singapore (UTC+8): 23:59:59 there. */
const endOfDay = (ms: number) => new Date(Math.floor(ms / DAY_MS) * DAY_MS + 57_599_000).toISOString()
const startOfDay = (ms: number) => new Date(Math.floor(ms / DAY_MS) * DAY_MS - 28_800_000).toISOString()

type PerProduct = { value: string; prd: string }[]
type Windows = {
  lws: string
  lwe?: string
  ed_dt?: string
  lwe_prd?: PerProduct
  ed_dt_prd?: PerProduct
  vce: boolean
  prd: string[]
}

/** Licence and availability around the time of loading: running, over, to come, about to end, without end. */
export function windowsOf(now: number, random: Random): Windows {
  const fate = random()
  const day = (from: number, to: number) => now + Math.round(between(random, from, to)) * DAY_MS
  const prd = productsFor(random())
  const vce = random() > 0.025
  if (fate < 0.07) return { prd, vce, lws: startOfDay(day(-1500, -800)), lwe: endOfDay(day(-420, -2)) }
  if (fate < 0.12) return { prd, vce, lws: startOfDay(day(2, 95)), lwe: endOfDay(day(400, 1200)) }
  if (fate < 0.16) return { prd, vce, lws: startOfDay(day(-900, -300)), lwe: endOfDay(day(0, 6)) }
  if (fate < 0.22) return { prd, vce, lws: startOfDay(day(-900, -10)) }
  const lws = startOfDay(day(-1000, -5))
  const lwe = endOfDay(day(20, 1300))
  if (fate < 0.74) return { prd, vce, lws, lwe }
  if (fate < 0.84) return { prd, vce, lws, lwe, ed_dt: endOfDay(day(15, 900)) }
  return { prd: [...PRODUCTS], vce, lws, lwe, ...datesPerProduct(now, { lws, lwe }, random) }
}

function datesPerProduct(
  now: number,
  { lws, lwe }: { lws: string; lwe: string },
  random: Random,
): Pick<Windows, 'lwe_prd' | 'ed_dt_prd'> {
  const end = (from: number, to: number) => endOfDay(now + Math.round(between(random, from, to)) * DAY_MS)
  const other = random() < 0.2 ? end(-60, -1) : end(10, 700)
  const lwe_prd = [
    { value: lwe, prd: 'default' },
    // No licence ends before it starts.
    { value: other > lws ? other : endOfDay(Date.parse(lws) + DAY_MS), prd: 'rimba-sg' },
  ]
  return random() < 0.5 ? { lwe_prd } : { lwe_prd, ed_dt_prd: [{ value: end(5, 500), prd: 'rimba-my' }] }
}

function productsFor(chance: number): string[] {
  if (chance < 0.3) return ['rimba-my']
  return chance < 0.46 ? ['rimba-sg'] : [...PRODUCTS]
}

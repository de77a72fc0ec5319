import { countryIndexBuilder, type CountryRange } from '#server/stores/geo/countryIndex.ts'
import { computingMs } from '../../support/computingMs.ts'

const RANGES = 1_000_000
const LOOK_UPS = 1_000_000
const ROUNDS = 5
/** To a bare binary search among as many numbers. */
const BUDGET = 3
const V4 = 0xffff_0000_0000n
const SPACE = 0xffff_ffff

/** Look-ups of addresses among a million ranges, beside a bare binary search over as many starts. */
export async function measureGeo(): Promise<void> {
  const step = Math.floor(SPACE / RANGES)
  const ranges = Array.from({ length: RANGES }, (_, nth): CountryRange => {
    const first = V4 + BigInt(nth * step)
    return { first, last: first + BigInt(Math.floor(step / 2)), country: ['MY', 'SG', 'BN', 'ID'][nth % 4] ?? 'MY' }
  })
  const built = performance.now()
  const builder = countryIndexBuilder()
  ranges.forEach(builder.take)
  const index = builder.done()
  const builtMs = performance.now() - built
  const asked = Array.from({ length: LOOK_UPS }, (_, nth) => (nth * 2_654_435_761) % SPACE)
  const addresses = asked.map((number) => V4 + BigInt(number))
  const starts = Uint32Array.from({ length: RANGES }, (_, nth) => nth * step)
  let found = 0
  const ours = await best(() =>
    addresses.forEach((address) => (found += index.countryOf(address) === undefined ? 0 : 1)),
  )
  const bare = await best(() => asked.forEach((number) => (found += search(starts, number))))
  const ratio = ours / bare
  console.log(`\nGeo: ${RANGES.toLocaleString('en')} ranges, built in ${builtMs.toFixed(0)} ms (${found} found)`)
  console.table([
    {
      work: 'look-up of an address',
      ours: `${((ours * 1_000) / LOOK_UPS).toFixed(2)} us`,
      bare: `${((bare * 1_000) / LOOK_UPS).toFixed(2)} us`,
      ratio: `${ratio.toFixed(2)}x`,
      budget: `${BUDGET}x`,
      verdict: ratio <= BUDGET ? 'met' : 'NOT MET',
    },
  ])
}

async function best(work: () => void): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await computingMs(work))
  return Math.min(...rounds)
}

function search(starts: Uint32Array, wanted: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] as number) <= wanted) low = middle + 1
    else high = middle
  }
  return low
}

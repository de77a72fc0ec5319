import { expect, it, vi } from 'vitest'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { inStoredOrder } from './inStoredOrder.ts'

const job = { id: 'one' } as JobRow

it('gives each place once, in the order in which titles are stored, and reads on behind the last of a lot', async () => {
  const lots = [
    { places: [3, 1, 2], last: 3 },
    { places: [9, 4], last: 9 },
    { places: [], last: 9 },
  ]
  const waitingPlaces = vi.fn(async () => lots.shift() ?? { places: [], last: 9 })
  const read = inStoredOrder({ waitingPlaces })
  const given: number[][] = []
  for (let slice = await read(job, 2); slice.length > 0; slice = await read(job, 2))
    given.push(slice.map(({ nth }) => nth))
  expect(given).toEqual([[3, 1], [2], [9, 4]])
  expect(waitingPlaces.mock.calls.map((call) => (call as unknown[])[2])).toEqual([-1, 3, 9])
})

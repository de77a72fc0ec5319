import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { BELL, rereadBell } from './rereadBell.ts'

/** A cache whose reads are answered one by one, each with what was there when it began. */
function slowReads() {
  const client = new QueryClient()
  const reads: { answer: () => void; signal: AbortSignal }[] = []
  let jobs = 0
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const found = jobs
    return new Promise<number>((resolve) => reads.push({ answer: () => resolve(found), signal }))
  }
  const stop = new QueryObserver(client, { queryKey: [BELL, 'ann'], queryFn }).subscribe(() => undefined)
  const begin = () => {
    jobs += 1
    rereadBell(client)
  }
  return { reads, begin, stop, shown: () => client.getQueryData([BELL, 'ann']) }
}

it('what begins while the first read is under way is found by one more read after it', async () => {
  const { reads, begin, shown, stop } = slowReads()
  await eventually(() => expect(reads).toHaveLength(1))
  begin()
  reads[0]?.answer()
  await eventually(() => expect(reads).toHaveLength(2))
  reads[1]?.answer()
  await eventually(() => expect(shown()).toBe(1))
  stop()
})

it('news that come faster than answers give no read up and ask for one more', async () => {
  const { reads, begin, shown, stop } = slowReads()
  reads[0]?.answer()
  await eventually(() => expect(shown()).toBe(0))
  begin()
  await eventually(() => expect(reads).toHaveLength(2))
  for (let more = 0; more < 5; more += 1) begin()
  reads[1]?.answer()
  await eventually(() => expect(reads).toHaveLength(3))
  expect(shown()).toBe(1)
  reads[2]?.answer()
  await eventually(() => expect(shown()).toBe(6))
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
  stop()
})

it('parts of the screen that hear of one event ask once', async () => {
  const { reads, begin, shown, stop } = slowReads()
  reads[0]?.answer()
  await eventually(() => expect(shown()).toBe(0))
  begin()
  begin()
  await eventually(() => expect(reads).toHaveLength(2))
  reads[1]?.answer()
  await eventually(() => expect(shown()).toBe(2))
  expect(reads).toHaveLength(2)
  stop()
})

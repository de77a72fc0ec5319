import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createCallTimes } from './callTimes.ts'

it('tells what a histogram of prom-client tells', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const times = createCallTimes(ours)
  const histogram = new Histogram({
    name: 'marquee_call_seconds',
    help: 'Duration of calls by name of the call table and HTTP status',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [theirs],
  })
  for (const [call, status, seconds] of [
    ['readA', 200, 0.001],
    ['readA', 200, 0.002],
    ['readA', 404, 0.3],
    ['readB', 200, 11],
    ['readA', 200, 0.0021],
  ] as const) {
    times.observe(call, status, seconds)
    histogram.observe({ call, status: String(status) }, seconds)
  }
  expect(await ours.metrics()).toBe(await theirs.metrics())
})

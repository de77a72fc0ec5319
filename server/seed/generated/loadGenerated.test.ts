import { expect, it } from 'vitest'
import { DomainError } from '#contract/wire/errors.ts'
import { loadGenerated } from './loadGenerated.ts'

it('counts what four lanes load at once, each slice of one type', async () => {
  const told: number[] = []
  let held = 0
  const load = async (_kind: unknown, documents: readonly unknown[]) => {
    await Promise.resolve()
    held += documents.length
    return documents.length
  }
  const parts = { documents: { load }, now: () => Date.UTC(2026, 10, 24), from: 0, count: 1500 }
  const loaded = await loadGenerated({ ...parts, onProgress: (done) => void told.push(done) })
  expect([loaded, held]).toEqual([1500, 1500])
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

it('loads a slice again that came while the database was busy, and ends at any other refusal', async () => {
  const refusals = [new DomainError('unavailable'), new DomainError('unavailable')]
  const load = async (_kind: unknown, documents: readonly unknown[]) => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
    return documents.length
  }
  const parts = { documents: { load }, now: () => Date.UTC(2026, 10, 24), from: 0, count: 1500 }
  const wish = { ...parts, onProgress: () => undefined, pauseMs: 1 }
  expect(await loadGenerated(wish)).toBe(1500)
  refusals.push(new DomainError('storageFull'))
  await expect(loadGenerated(wish)).rejects.toMatchObject({ code: 'storageFull' })
})

import { describe, expect, it, vi } from 'vitest'
import { readBell } from './readBell.ts'

const NOW = Date.parse('2026-03-02T12:00:00.000Z')
const note = (id: string, ct: string) => ({ id, n: 'bulkUpdate', t: 'job', ct, payload: { status_id: `job-${id}` } })
const job = (id: string) => ({ id, kind: 'bulkUpdate', status: 'active', count: 3, success: 3, failure: 0 })

function service(settings: unknown[]) {
  return {
    listSettings: vi.fn(({ query }: { query: { t: string } }) => Promise.resolve(query.t === 'job' ? settings : [])),
    deleteSetting: vi.fn(() => Promise.resolve()),
    listJobs: vi.fn(() => Promise.resolve({ rows: [job('job-1')], count: 1 })),
    readBulkStatus: vi.fn(({ params: { id } }: { params: { id: string } }) =>
      id === 'job-2' ? Promise.resolve(job(id)) : Promise.reject(new Error('404')),
    ),
  }
}

describe('the bell', () => {
  it('deletes what is older than a day and asks how the younger jobs stand', async () => {
    const calls = service([note('1', '2026-03-02T11:00:00.000Z'), note('9', '2026-02-28T11:00:00.000Z')])
    const { entries } = await readBell(calls as never, NOW)
    expect(entries.map(({ state }) => state.success)).toEqual([3])
    expect(calls.deleteSetting.mock.calls).toEqual([[{ params: { id: '9' } }]])
    expect(calls.readBulkStatus).not.toHaveBeenCalled()
  })
  it('asks job by job where the service lists none, and leaves out what is gone', async () => {
    const calls = service([note('2', '2026-03-02T11:00:00.000Z'), note('3', '2026-03-02T10:00:00.000Z')])
    calls.listJobs.mockRejectedValue(new Error('404'))
    const { entries } = await readBell(calls as never, NOW)
    expect(entries.map(({ job: id }) => id)).toEqual(['job-2'])
  })
  it('asks for no job where there is no notification', async () => {
    const calls = service([])
    expect((await readBell(calls as never, NOW)).entries).toEqual([])
    expect(calls.listJobs).not.toHaveBeenCalled()
  })
})

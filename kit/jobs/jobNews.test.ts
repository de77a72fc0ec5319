import { describe, expect, it } from 'vitest'
import { jobNews, withNews } from './jobNews.ts'

const pushed = {
  topic: 'job',
  urn: 'urn:resource:catalog:movie',
  id: '7',
  kind: 'bulkUpdate',
  status: 'processing',
  count: 10,
  success: 4,
  failure: 1,
  doc: '',
  at: '2026-03-01T00:00:00.000Z',
}

describe('news of a job', () => {
  it('move the job that they are about, and no other', () => {
    const news = jobNews(pushed)
    if (!news) throw new Error('no news')
    const job = { id: '7', status: 'yet-to-start' as const, count: 0, success: 0, failure: 0, name: 'kept' }
    expect(withNews(job, news)).toEqual({ ...job, status: 'processing', count: 10, success: 4, failure: 1 })
    const other = { ...job, id: '8' }
    expect(withNews(other, news)).toBe(other)
  })
  it('are none where another topic, an unknown status or no counts are pushed', () => {
    expect(jobNews({ ...pushed, success: undefined })).toBeUndefined()
    expect(jobNews({ ...pushed, topic: 'lock' })).toBeUndefined()
    expect(jobNews({ ...pushed, status: 'odd' })).toBeUndefined()
  })
})

import type { ScheduleAiring, ScheduleDay } from '#contract/schemas/live/schedule.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import type { Person } from './startServer.ts'

/** An airing of a day on the wire: airs('a', '2026-11-25T10:00', 60, program). */
export function airs(uId: string, start: string, minutes: number, pgm_id: string, more: object = {}): ScheduleAiring {
  const from = Date.parse(`${start}:00Z`)
  const iso = (instant: number) => new Date(instant).toISOString()
  return { uId, a_st_dt: iso(from), a_ed_dt: iso(from + minutes * 60_000), pgm_id, ...more }
}

type Answer<Data> = { status: number; data: Data; code: number | undefined; etag: string | undefined }

/** The schedule's calls as somebody makes them. */
export function schedulesOf(person: Person) {
  const root = '/api/content/urn/resource/catalog/vschedule'
  const send = async <Data>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    headers = {},
  ) => {
    const answer = await person.send({ method, url: root + path, headers, ...(payload && { payload }) })
    const { data, header } = answer.json<Envelope<Data>>()
    const etag = answer.headers.etag
    return {
      ...{ status: answer.statusCode, data, code: header.errors[0]?.code, says: header.errors[0]?.description },
      etag: typeof etag === 'string' ? etag : undefined,
    } satisfies Answer<Data>
  }
  return {
    send,
    read: (query: string) => send<ScheduleDay[]>('GET', `?${query}`),
    /** `rev` 0: the first save of the day. */
    save: (day: object, rev: number, query = '') =>
      send<ScheduleDay>('PUT', query, day, rev === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${rev}"` }),
    saveAll: (days: readonly object[], query = '', headers = {}) =>
      send<ScheduleDay[]>('PUT', `/days${query}`, { days }, headers),
  }
}

import { aMovie } from './aMovie.ts'

/** A published channel of the guide. */
export const aChannel = (name: string, cn: number, more: Record<string, unknown> = {}) =>
  aMovie()
    .named(name)
    .with({ cn, chty: 'linear', ...more })
    .published()
    .build()

/** A published airing, by hours since the day of the tests began (24 November 2026, UTC), to be built further. */
export const anAiring = (name: string, ch: string, from: number, to: number, more: Record<string, unknown> = {}) =>
  aMovie()
    .named(name)
    .with({ ch, a_st_dt: atHour(from), a_ed_dt: atHour(to), ...more })
    .published()

/** The instant so many hours after that day began. */
export const atHour = (hours: number) => new Date(Date.UTC(2026, 10, 24) + hours * 3_600_000).toISOString()

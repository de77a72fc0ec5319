import type { ScheduleTitle, TitleRights } from '#contract/schemas/live/scheduleTitle.ts'

/** What a schedule knows of a title of 90 minutes that may air at any time, but for what is said otherwise. */
export function aScheduleTitle(
  id: string,
  name: string,
  rights: Partial<TitleRights> = {},
  more: Partial<ScheduleTitle> = {},
): ScheduleTitle {
  return {
    ...{ id, cty: 'movie', kind: 'vod', lon: [{ lang: 'en', n: name }], ia: [], dur: 90 * 60_000, parts: [] },
    rights: { id, st: 'published', ...rights },
    ...more,
  }
}

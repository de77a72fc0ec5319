import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { flowEpisodes, type EpisodeSlot } from '#contract/rules/schedule/fill/flowEpisodes.ts'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { nextEpisode } from '../model/nextEpisode.ts'
import { airingOf } from '../shelf/newAiring.ts'
import { useReadMoment } from './useReadMoment.ts'
import { useEpisodes } from './useSeasons.ts'

type StripAsked = {
  season: string | undefined
  /** '20:00', by the clocks of the channel. */
  time: string
  /** How long each slot is, in ms; undefined where that cannot be read. */
  dur: number | undefined
  days: readonly Day[]
  /** The place of the first episode; undefined: on from where the season stopped. */
  begin: number | undefined
  idPrefix: string
}

/** The flow of a season's episodes through the same time of several days. */
export function useStrip({ season, time, dur, days, begin, idPrefix }: StripAsked) {
  const { schedule, titles, now } = useSchedule()
  const known = useEpisodes(season)
  const episodes = known ?? NONE
  const readMoment = useReadMoment(now)
  const slots = days.toSorted().flatMap((day): EpisodeSlot[] => {
    const moment = readMoment(`${day} ${time}`)
    return moment && dur ? [{ start: moment.instant, dur }] : []
  })
  const from = begin ?? nextEpisode(schedule, episodes, slots[0]?.start ?? now)
  // One whose length nobody knows fits nowhere.
  const lengths = episodes.map((id) => ({ pgmId: id, dur: titles.get(id)?.dur ?? Infinity }))
  const flow = flowEpisodes(lengths, slots, from)
  const airings = flow.placed.flatMap(({ slot, episode }, nth): Airing[] => {
    const title = titles.get(episode.pgmId)
    const airing = title && airingOf(title, `${idPrefix}-${nth}`, slot.start)
    return airing ? [airing] : []
  })
  return { episodes, hasNone: known?.length === 0, slots, from, flow, airings }
}

const NONE: readonly string[] = []

export type Strip = ReturnType<typeof useStrip>

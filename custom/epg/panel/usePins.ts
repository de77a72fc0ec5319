import { useState } from 'react'
import { airingFields, followedChange, pinnedChange, shownFields } from '#contract/rules/epg/airingFields.ts'
import { insertionConflicts } from '#contract/rules/epg/insertionConflicts.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import type { AiringItem, GuideLane } from '../model/guideLane.ts'
import { useAiringsThen } from './useAiringsThen.ts'
import type { AiringState } from './useAiringRecord.ts'

const TIMES: readonly FeedField[] = ['a_st_dt', 'a_ed_dt']

/** Fields that are to be pinned, or to follow the feed again. */
type Asked = { fields: readonly FeedField[]; isPinning: boolean }

/**
 * Pins of one airing: a field is fixed as it stands or given back to the feed. Where that is about its times it is asked
 * first, with what would run at the same time.
 */
export function usePins(airing: AiringState, item: AiringItem, lane: GuideLane) {
  const [asked, setAsked] = useState<Asked>()
  const { record, source, save } = airing
  const fields = record ? airingFields(record, source?.fields) : []
  const waiting = fields.filter(({ isPinned, source: said }) => !isPinned && said !== undefined)
  const pins = fields.filter(({ isPinned }) => isPinned).map(({ field }) => field)

  const apply = ({ fields: names, isPinning }: Asked) => {
    if (!record) return
    void save(changeOf(record, { names, isPinning, all: pins }, source?.fields)).then(() => setAsked(undefined))
  }
  const ask = (wanted: Asked) =>
    wanted.fields.some((field) => TIMES.includes(field)) ? setAsked(wanted) : apply(wanted)
  const range = asked ? rangeOf(asked, item, source?.fields) : undefined
  const then = useAiringsThen(lane.channel?.id, range)
  return {
    pins,
    /** Fields that the next ingestion would change. */
    differing: shownFields(waiting).map(({ field }) => field),
    question: asked && range && then.airings && conflictsIn(asked, range, then.airings, item.key),
    error: then.error,
    retry: then.retry,
    pin: (field: FeedField, isPinning: boolean) => ask({ fields: [field], isPinning }),
    /** P: fixes the times, or gives everything that is fixed back. */
    toggle: () => {
      if (airing.mayWrite && record)
        ask(pins.length > 0 ? { fields: pins, isPinning: false } : { fields: TIMES, isPinning: true })
    },
    confirm: () => asked && apply(asked),
    cancel: () => setAsked(undefined),
    /** Everything back to the feed, pins and all. */
    followAll: () => ask({ fields: pins, isPinning: false }),
    /** What the next ingestion would bring, now. */
    takeResult: () => ask({ fields: shownFields(waiting).map(({ field }) => field), isPinning: false }),
  }
}

/** What is asked, with what would run at the same time. */
const conflictsIn = (asked: Asked, range: TimeRange, airings: readonly AiringItem[], own: string) => ({
  ...asked,
  range,
  conflicts: insertionConflicts(airings, range, own),
})

type Said = Record<string, unknown> | undefined
type Request = { names: readonly FeedField[]; isPinning: boolean; all: readonly FeedField[] }

/** An airing without any pin follows the feed as a whole (mode auto). */
function changeOf(record: Record<string, unknown>, { names, isPinning, all }: Request, said: Said) {
  if (isPinning) return { change: pinnedChange(record, names), mode: 'manual' as const }
  if (all.every((field) => names.includes(field))) return { change: {}, mode: 'auto' as const }
  return { change: followedChange(record, names, said), mode: 'manual' as const }
}

export type Pins = ReturnType<typeof usePins>

/** When the airing runs after the change: as it stands, or as the feed has it. */
function rangeOf({ fields, isPinning }: Asked, { from, to }: TimeRange, said: Said) {
  const timeOf = (field: FeedField, standing: number) => {
    const time = Date.parse(String(said?.[field]))
    return isPinning || !fields.includes(field) || Number.isNaN(time) ? standing : time
  }
  return { from: timeOf('a_st_dt', from), to: timeOf('a_ed_dt', to) }
}

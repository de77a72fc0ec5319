import type { IconName } from '#kit/parts/icons/paths.ts'
import { TimelineCard } from '#kit/parts/timeline/TimelineCard.tsx'
import type { ItemPlace } from '#kit/parts/timeline/timelineLane.ts'
import type { CalendarWords } from '../CalendarContext.ts'
import type { CalendarEntry } from '../model/calendarEntry.ts'
import { detailText, nameOf } from '../model/entryWords.ts'

type EntryCardProps = { entry: CalendarEntry; place: ItemPlace; words: CalendarWords }

/** A narrower bar has no room for grips: its ends are typed, or moved by keys. */
const GRIPS_FROM_PX = 32

/**
 * The bar of an entry: its name, what is wrong or when, and a grip at each end that is set. What runs now is no airing
 * that fills up: it looks like what is to come.
 */
export function EntryCard({ entry, place, words }: EntryCardProps) {
  const { start, end, notes, st } = entry
  const [worst] = notes
  return (
    <TimelineCard
      place={{ ...place, phase: place.phase === 'past' ? 'past' : 'ahead' }}
      title={nameOf(entry, words)}
      detail={detailText(entry, words)}
      tone={st === 'published' ? undefined : 'draft'}
      marks={worst ? [{ icon: iconOf(worst.tone), tone: worst.tone }] : []}
    >
      {place.width >= GRIPS_FROM_PX && start !== undefined && <i className="grip" data-end="start" />}
      {place.width >= GRIPS_FROM_PX && end !== undefined && <i className="grip" data-end="end" />}
    </TimelineCard>
  )
}

const iconOf = (tone: 'warning' | 'error'): IconName => (tone === 'error' ? 'octagon' : 'triangle')

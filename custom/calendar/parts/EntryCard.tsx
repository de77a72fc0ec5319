import { statusName } from '#contract/rules/labels/statusName.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import { TimelineCard } from '#kit/parts/timeline/TimelineCard.tsx'
import type { ItemPlace } from '#kit/parts/timeline/timelineLane.ts'
import type { CalendarWords } from '../CalendarContext.ts'
import type { CalendarEntry } from '../model/calendarEntry.ts'
import { isShownAt } from '../model/dateChanges.ts'
import { detailText, nameOf } from '../model/entryWords.ts'

type EntryCardProps = {
  entry: CalendarEntry
  place: ItemPlace
  words: CalendarWords
  /** The moment that is looked at, where it is another one than now. */
  asOf: number | undefined
}

/** A narrower bar has no room for grips: its ends are typed, or moved by keys. */
const GRIPS_FROM_PX = 32
/** Under this a picture would leave too little of the name. */
const ARTWORK_FROM_PX = 160

/**
 * The bar of an entry: its name, what is wrong or when, and a grip at each end that is set. What runs now is no airing
 * that fills up: it looks like what is to come. A draft is told by its glyph, since many a bar is as wide as the view.
 */
export function EntryCard({ entry, place, words, asOf }: EntryCardProps) {
  const { start, end, notes, st } = entry
  const [worst] = notes
  const detail = detailText(entry, words)
  return (
    <TimelineCard
      place={{ ...place, phase: place.phase === 'past' ? 'past' : 'ahead' }}
      title={nameOf(entry, words)}
      artwork={entry.hasArtwork && place.width >= ARTWORK_FROM_PX && <EntryArtwork entry={entry} words={words} />}
      lead={st !== 'published' && <StatusGlyph state={statusName(st)} size="tiny" worded />}
      detail={
        worst ? (
          <>
            <Icon name={worst.tone === 'error' ? 'octagon' : 'triangle'} size="tiny" /> {detail}
          </>
        ) : (
          detail
        )
      }
      keepsDetail={worst !== undefined}
      tone={worst?.tone}
      isBlank={worst === undefined && start === undefined && end === undefined}
      isDimmed={asOf !== undefined && !isShownAt(entry, asOf)}
    >
      {place.width >= GRIPS_FROM_PX && start !== undefined && <i className="grip" data-end="start" />}
      {place.width >= GRIPS_FROM_PX && end !== undefined && <i className="grip" data-end="end" />}
    </TimelineCard>
  )
}

function EntryArtwork({ entry, words }: Pick<EntryCardProps, 'entry' | 'words'>) {
  const { calls } = useConsole()
  return (
    <Artwork
      size="dense"
      title={nameOf(entry, words)}
      src={calls.imageUrl({ id: entry.id, ratio: '16x9', width: 160 })}
    />
  )
}

import { useContext, useState } from 'react'
import { rightsFailures } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { imagesOf, titleOf } from '#contract/schemas/readers.ts'
import { namesOf } from '#contract/schemas/readers.ts'
import { ConsoleContext, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { firstRow } from './focusShelf.ts'
import { airingOf } from './newAiring.ts'
import { rememberTitle } from './recentTitles.ts'
import { ShelfFilterRow, type Fitting } from './ShelfFilterRow.tsx'
import { ShelfList } from './ShelfList.tsx'
import { ShelfRow } from './ShelfRow.tsx'
import { titleNote } from './titleNote.ts'
import { useAdding } from './useAdding.ts'
import { NO_FILTERS, useShelfTitles } from './useShelfTitles.ts'

type TitleShelfProps = {
  types: readonly string[]
  /** Chooses a title for a time and the room there (ms) instead of adding it; `verb` is the key of its button. */
  pick?: { verb: string; onPick: (title: ScheduleTitle) => void; start: number; room: number }
}

/** Titles that may be put into the schedule: found by name or id, narrowed, each with its run time and rights. */
export function TitleShelf({ types, pick }: TitleShelfProps) {
  const words = useScheduleWords()
  const { translate, titles, language } = words
  const { schedule, now, newId } = useSchedule()
  const console = useContext(ConsoleContext)
  const hasFacts = useServiceHas('schedulePlanning')
  const [term, setTerm] = useState('')
  const [filters, setFilters] = useState(NO_FILTERS)
  const [fitting, setFitting] = useState<Fitting>({ gap: false, rights: false })
  const { ids, state, more } = useShelfTitles(term, types, filters)
  const { add, pickUp, placeFor, canAdd } = useAdding()
  const product = console?.product
  const facts = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
  const fits = (title: ScheduleTitle) => {
    const place = pick ? { toStart: pick.start } : placeFor(title.dur ?? 0)
    const room = pick ? pick.room : place && 'gap' in place && place.gap ? place.gap.to - place.gap.from : 0
    if (fitting.gap && (!title.dur || title.dur > room)) return false
    const airing = airingOf(title, '', place?.toStart ?? now)
    return !fitting.rights || (airing !== undefined && rightsFailures(airing, facts).length === 0)
  }
  const found = ids.flatMap((id) => titles.get(id) ?? []).filter(fits)
  const isUnread = hasFacts && ids.some((id) => !titles.has(id))
  return (
    <>
      <SearchBox>
        <Icon name="search" size="small" />
        <input
          type="search"
          data-shelf-search
          value={term}
          aria-label={translate('scheduleShelf.search')}
          placeholder={translate('scheduleShelf.search')}
          onChange={({ target }) => setTerm(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            firstRow(event.currentTarget.closest('section, [role=dialog]'))?.focus()
          }}
        />
      </SearchBox>
      <ShelfFilterRow types={types} filters={filters} onFilters={setFilters} fitting={fitting} onFitting={setFitting} />
      <ShelfList state={isUnread && state === 'found' ? 'searching' : state} count={found.length} more={more}>
        {found.map((title) => {
          const name = titleOf(title, language) || title.id
          const airing = canAdd || pick ? airingOf(title, '', now) : undefined
          return (
            <ShelfRow
              key={title.id}
              name={name}
              lang={namesOf(title).find(({ n }) => n === name)?.lang}
              note={titleNote(title, { schedule, now, product }, words)}
              picture={<Artwork src={pictureOf(title, console)} title={name} size="dense" />}
              airing={airing}
              {...(pick && { verb: pick.verb })}
              onAdd={() => {
                rememberTitle(types, title.id)
                if (pick) pick.onPick(title)
                else if (airing) add({ ...airing, id: newId() })
              }}
              onPickUp={() => airing && !pick && pickUp({ ...airing, id: newId() })}
            />
          )
        })}
      </ShelfList>
    </>
  )
}

function pictureOf(title: ScheduleTitle, console: { calls: { imageUrl: ImageUrl } } | undefined): string | undefined {
  return imagesOf(title).includes('0-16x9')
    ? console?.calls.imageUrl({ id: title.id, ratio: '16x9', width: 160 })
    : undefined
}

type ImageUrl = (image: { id: string; ratio: '16x9'; width: number }) => string

import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { needing } from '../groups/composeType.ts'
import { feed, feedName } from '../groups/feed.ts'
import { general } from '../groups/general.ts'
import { numberColumn } from '../groups/listColumns.ts'
import { numberFilter } from '../groups/listFilters.ts'
import { episodeNumber, episodePlace, FROM_PARENT, NUMBER_HEADS, SERIES_WORDS } from '../groups/relations.ts'
import { titleType, type Named } from './titleType.ts'

type Feed = Omit<Named, 'relations'> & { parents: string[]; children: string[] }

/** An episode of a podcast, heard or seen: it stands in a feed, and may accompany a series. */
export function feedType({ parents, children, ...episode }: Feed): TypeDocument {
  return titleType({
    ...episode,
    about: needing(general, 'rt'),
    place: episodePlace(SERIES_WORDS.series, ...parents),
    own: [feed],
    plays: true,
    columns: [
      { field: 'fd_n', kind: 'text', label: feedName, width: 200 },
      numberColumn('eps_n', NUMBER_HEADS.episode),
    ],
    filters: [{ field: 'fd_n', kind: 'facet', label: feedName, pinned: true }, numberFilter('eps_n', episodeNumber)],
    requiredImages: ['0-16x9'],
    narrow: { number: 'eps_n', facets: ['fd_n'], row: ['fd_n'] },
    relations: { parent: { types: parents, field: 'parent', inherits: [...FROM_PARENT] }, children },
  })
}

import { advertising } from './advertising.ts'
import { availability } from './availability.ts'
import { catalogueType } from './catalogueType.ts'
import { needing } from './composeType.ts'
import type { FieldGroup } from './ui.ts'
import { general } from './general.ts'
import { genresAndRatings } from './genresAndRatings.ts'
import { images } from './images.ts'
import { internal } from './internal.ts'
import { licence } from './licence.ts'
import { hiddenColumns, referenceColumn, yearColumn } from './listColumns.ts'
import { genreFilter, providerFilter, ratingFilter, yearFilter } from './listFilters.ts'
import { media } from './media.ts'
import { namesAndTexts } from './namesAndTexts.ts'
import { people } from './people.ts'
import { provider } from './provider.ts'
import { FROM_PARENT, SERIES_WORDS } from './relations.ts'
import { segments } from './segments.ts'
import { system } from './system.ts'

type CatalogueType = Parameters<typeof catalogueType>[0]
type Clip = Pick<CatalogueType, 'type' | 'icon' | 'order' | 'one' | 'many' | 'sample'> & {
  /** The field that names the film or series, needed or not. */
  parent: FieldGroup
}

/** A short film beside a film or a series: a trailer, an interview, a making-of. */
export function clipType({ parent, ...own }: Clip) {
  return catalogueType({
    ...own,
    area: 'vod',
    page: 'cp_datastore',
    traits: ['hasSegments'],
    groups: [
      namesAndTexts,
      needing(general, 'rt'),
      parent,
      images,
      availability,
      people,
      genresAndRatings,
      segments,
      media,
      licence,
      provider,
      advertising,
      internal,
      system,
    ],
    columns: [referenceColumn('parent', SERIES_WORDS.title), yearColumn],
    hidden: Object.values(hiddenColumns),
    filters: [genreFilter, yearFilter, ratingFilter, providerFilter],
    requiredImages: ['0-16x9'],
    narrow: {
      released: 'yr',
      facets: ['gnr', 'rat.v', 'pn', 'pkg_id'],
      row: ['yr', 'rt', 'gnr', 'rat', 'pn', 'pkg_id', 'parent'],
    },
    relations: { parent: { types: ['movie', 'tvseries'], field: 'parent', inherits: [...FROM_PARENT, 'yr'] } },
  })
}

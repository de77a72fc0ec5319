import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { advertising } from '../groups/advertising.ts'
import { availability } from '../groups/availability.ts'
import { needing, schemaOf, uiSchemaOf } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { general } from '../groups/general.ts'
import { genresAndRatings } from '../groups/genresAndRatings.ts'
import { artworkSlots, images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { columnsWith, hiddenColumns, yearColumn } from '../groups/listColumns.ts'
import { filtersWith, genreFilter, providerFilter, ratingFilter, yearFilter } from '../groups/listFilters.ts'
import { media } from '../groups/media.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { people } from '../groups/people.ts'
import { provider } from '../groups/provider.ts'
import { segments } from '../groups/segments.ts'
import { additionalInfo, system } from '../groups/system.ts'
import { movieSample } from './movieSample.ts'

const groups = [
  namesAndTexts,
  needing(general, 'yr', 'rt'),
  images,
  availability,
  people,
  genresAndRatings,
  segments,
  media,
  needing(licence, 'lws'),
  provider,
  advertising,
  internal,
  system,
]

const requiredImages = ['0-16x9', '0-4x3', '0-16x9-Cover', '0-3x1-Banner']

/** A feature film, in full depth. */
export const movie: TypeDocument = {
  type: 'movie',
  area: 'vod',
  page: 'cp_datastore',
  traits: ['versioned', 'lockable', 'publishable', 'bulkEditable', 'hasImages', 'expires', 'hasSegments'],
  labels: { one: texts('Movie', '电影', 'Filem', 'திரைப்படம்'), many: texts('Movies', '电影', 'Filem', 'திரைப்படங்கள்') },
  icon: 'movie',
  order: 10,
  schemaVersion: 1,
  schema: schemaOf('movie', groups),
  uiSchema: uiSchemaOf(groups),
  uiSchemaAdditional: additionalInfo(),
  list: {
    columns: columnsWith([yearColumn], Object.values(hiddenColumns)),
    filters: filtersWith([genreFilter, yearFilter, ratingFilter, providerFilter], requiredImages),
    defaultSort: { column: 'updated', order: 'desc' },
  },
  narrow: { released: 'yr', facets: ['gnr', 'rat.v', 'pn'], row: ['yr', 'rt', 'gnr', 'rat', 'pn'] },
  images: artworkSlots(requiredImages),
  languages: [...LANGUAGES],
  sample: movieSample,
}

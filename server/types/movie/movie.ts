import { advertising } from '../groups/advertising.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { needing } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { general } from '../groups/general.ts'
import { genresAndRatings } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { hiddenColumns, yearColumn } from '../groups/listColumns.ts'
import { genreFilter, providerFilter, ratingFilter, yearFilter } from '../groups/listFilters.ts'
import { media } from '../groups/media.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { people } from '../groups/people.ts'
import { provider } from '../groups/provider.ts'
import { relatedTitles } from '../groups/relations.ts'
import { segments } from '../groups/segments.ts'
import { system } from '../groups/system.ts'
import { movieSample } from './movieSample.ts'

/** A feature film, in full depth. */
export const movie = catalogueType({
  type: 'movie',
  area: 'vod',
  page: 'cp_datastore',
  icon: 'movie',
  order: 10,
  one: texts('Movie', '电影', 'Filem', 'திரைப்படம்'),
  many: texts('Movies', '电影', 'Filem', 'திரைப்படங்கள்'),
  traits: ['hasSegments'],
  groups: [
    namesAndTexts,
    needing(general, 'yr', 'rt'),
    images,
    availability,
    people,
    genresAndRatings,
    segments,
    media,
    needing(licence, 'lws'),
    relatedTitles,
    provider,
    advertising,
    internal,
    system,
  ],
  columns: [yearColumn],
  hidden: Object.values(hiddenColumns),
  filters: [genreFilter, yearFilter, ratingFilter, providerFilter],
  requiredImages: ['0-16x9', '0-4x3', '0-16x9-Cover', '0-3x1-Banner'],
  narrow: { released: 'yr', facets: ['gnr', 'rat.v', 'pn', 'pkg_id'], row: ['yr', 'rt', 'gnr', 'rat', 'pn', 'pkg_id'] },
  relations: {
    children: ['trailer', 'shortvideo'],
  },
  sample: movieSample,
})

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
import { hiddenColumns, referenceColumn, yearColumn } from '../groups/listColumns.ts'
import { genreFilter, providerFilter, ratingFilter, yearFilter } from '../groups/listFilters.ts'
import { media } from '../groups/media.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { people } from '../groups/people.ts'
import { provider } from '../groups/provider.ts'
import { belongsTo, FROM_PARENT, SERIES_WORDS } from '../groups/relations.ts'
import { segments } from '../groups/segments.ts'
import { system } from '../groups/system.ts'

/** A trailer of a film or a series. */
export const trailer = catalogueType({
  type: 'trailer',
  area: 'vod',
  page: 'cp_datastore',
  icon: 'trailer',
  order: 60,
  one: texts('Trailer', '预告片', 'Treler', 'முன்னோட்டம்'),
  many: texts('Trailers', '预告片', 'Treler', 'முன்னோட்டங்கள்'),
  traits: ['hasSegments'],
  groups: [
    namesAndTexts,
    needing(general, 'rt'),
    needing(belongsTo('movie', 'tvseries'), 'parent'),
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
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon Harbour: trailer' },
      { lang: 'zh', n: '季风港：预告片' },
    ],
    yr: 2024,
    rt: 131_000,
    parent: 'monsoon-harbour',
    prd: ['rimba-my', 'rimba-sg'],
    ia: ['0-16x9'],
  },
})

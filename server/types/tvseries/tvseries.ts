import { advertising } from '../groups/advertising.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { needing } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { generalOfParent } from '../groups/general.ts'
import { genresAndRatings } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { hiddenColumns, yearColumn } from '../groups/listColumns.ts'
import { genreFilter, providerFilter, ratingFilter, yearFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { people } from '../groups/people.ts'
import { provider } from '../groups/provider.ts'
import { relatedTitles } from '../groups/relations.ts'
import { system } from '../groups/system.ts'
import { tvseriesSample } from './tvseriesSample.ts'

/** A television series: the parent of its seasons. */
export const tvseries = catalogueType({
  type: 'tvseries',
  area: 'vod',
  page: 'cp_datastore',
  icon: 'series',
  order: 30,
  one: texts('TV series', '电视剧', 'Siri TV', 'தொலைக்காட்சித் தொடர்'),
  many: texts('TV series', '电视剧', 'Siri TV', 'தொலைக்காட்சித் தொடர்கள்'),
  traits: ['parentItem'],
  groups: [
    namesAndTexts,
    needing(generalOfParent, 'yr'),
    images,
    availability,
    people,
    genresAndRatings,
    needing(licence, 'lws'),
    relatedTitles,
    provider,
    advertising,
    internal,
    system,
  ],
  columns: [yearColumn],
  hidden: Object.values(hiddenColumns).filter((column) => column.field !== 'rt'),
  filters: [genreFilter, yearFilter, ratingFilter, providerFilter],
  requiredImages: ['0-16x9', '0-16x9-Cover'],
  narrow: { released: 'yr', facets: ['gnr', 'rat.v', 'pn', 'pkg_id'], row: ['yr', 'gnr', 'rat', 'pn', 'pkg_id'] },
  relations: {
    children: ['tvseason', 'trailer', 'shortvideo'],
  },
  sample: tvseriesSample,
})

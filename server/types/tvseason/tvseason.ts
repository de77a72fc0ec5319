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
import { hiddenColumns, numberColumn, referenceColumn, yearColumn } from '../groups/listColumns.ts'
import { genreFilter, numberFilter, providerFilter, ratingFilter, yearFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { people } from '../groups/people.ts'
import { provider } from '../groups/provider.ts'
import { FROM_PARENT, SERIES_WORDS, seasonNumber, seasonPlace } from '../groups/relations.ts'
import { system } from '../groups/system.ts'

/** A season of a series: the parent of its episodes. */
export const tvseason = catalogueType({
  type: 'tvseason',
  area: 'vod',
  page: 'cp_datastore',
  icon: 'season',
  order: 40,
  one: texts('TV season', '电视剧季', 'Musim TV', 'தொலைக்காட்சிப் பருவம்'),
  many: texts('TV seasons', '电视剧季', 'Musim TV', 'தொலைக்காட்சிப் பருவங்கள்'),
  traits: ['parentItem'],
  groups: [
    namesAndTexts,
    generalOfParent,
    needing(seasonPlace, 'parent', 'ssn_n'),
    images,
    availability,
    people,
    genresAndRatings,
    licence,
    provider,
    advertising,
    internal,
    system,
  ],
  columns: [referenceColumn('parent', SERIES_WORDS.series), numberColumn('ssn_n', seasonNumber), yearColumn],
  hidden: Object.values(hiddenColumns).filter((column) => column.field !== 'rt'),
  filters: [numberFilter('ssn_n', seasonNumber), genreFilter, yearFilter, ratingFilter, providerFilter],
  requiredImages: ['0-16x9'],
  narrow: {
    released: 'yr',
    number: 'ssn_n',
    facets: ['gnr', 'rat.v', 'pn', 'pkg_id'],
    row: ['yr', 'gnr', 'rat', 'pn', 'ssn_n', 'parent', 'pkg_id'],
  },
  relations: {
    parent: { types: ['tvseries'], field: 'parent', inherits: [...FROM_PARENT] },
    children: ['tvepisode'],
  },
  sample: {
    lon: [
      { lang: 'en', n: 'The Ferry Line: season 2' },
      { lang: 'zh', n: '渡轮航线 第二季' },
    ],
    yr: 2022,
    parent: 'ferry-line',
    ssn_n: 2,
    prd: ['rimba-my'],
    gnr: ['drama'],
    ia: ['0-16x9'],
    pkg_id: 'ferry-line',
  },
})

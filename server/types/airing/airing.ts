import { advertising } from '../groups/advertising.ts'
import { airChannel, airingMode, AIRING_MODES, airStart, airTimes } from '../groups/airTimes.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { CHANNEL_GENRES } from '../groups/channelGenres.ts'
import { texts } from '../groups/field.ts'
import { genresAndRatingsOf } from '../groups/genresAndRatings.ts'
import { internal } from '../groups/internal.ts'
import { choiceColumn, hiddenColumns, referenceColumn, releasedColumn } from '../groups/listColumns.ts'
import { choiceFilter, dateFilter, genreFilter, optionsOf, referenceFilter } from '../groups/listFilters.ts'
import { namesAndTextsOfGuide } from '../groups/namesAndTexts.ts'
import { GUIDE } from '../groups/places.ts'
import { reach } from '../groups/reach.ts'
import { system } from '../groups/system.ts'

/** What one channel shows from one instant to another: a cell of the programme guide. */
export const airing = catalogueType({
  ...GUIDE,
  type: 'airing',
  icon: 'event',
  order: 30,
  one: texts({ en: 'Airing', zh: '播出', ms: 'Siaran', ta: 'ஒளிபரப்பு' }),
  many: texts({ en: 'Airings', zh: '播出', ms: 'Siaran', ta: 'ஒளிபரப்புகள்' }),
  traits: ['passing', 'readAgainOnSave'],
  lasts: true,
  plain: true,
  isDated: true,
  groups: [namesAndTextsOfGuide, airTimes, genresAndRatingsOf(CHANNEL_GENRES), reach, advertising, internal, system],
  columns: [
    releasedColumn('a_st_dt', airStart),
    referenceColumn('ch', airChannel),
    choiceColumn('mode', airingMode, 144),
  ],
  hidden: Object.values(hiddenColumns).filter(({ field }) => ['gnr', 'rat.v', 'prd', 'ct'].includes(field)),
  filters: [
    { ...referenceFilter('ch', airChannel, 'channel'), pinned: true },
    dateFilter('a_st_dt', airStart),
    choiceFilter('mode', airingMode, AIRING_MODES),
    { ...genreFilter, options: optionsOf(CHANNEL_GENRES), pinned: false },
  ],
  requiredImages: [],
  sort: { column: 'released', order: 'desc' },
  narrow: {
    released: 'a_st_dt',
    facets: ['ch', 'pgm_id', 'mode', 'gnr', 'rat.v'],
    row: ['a_st_dt', 'a_ed_dt', 'ch', 'pgm_id', 'mode', 'pins', 'gnr', 'rat', 'ssn_n', 'eps_n', 'eps_nm'],
    airs: { channel: 'ch', from: 'a_st_dt', to: 'a_ed_dt' },
  },
  sample: {
    lon: [
      { lang: 'en', n: 'Ferry Line' },
      { lang: 'zh', n: '渡轮航线' },
      { lang: 'ms', n: 'Laluan Feri' },
      { lang: 'ta', n: 'படகு வழி' },
    ],
    ch: '0198c0de-0000-7000-8000-000000000002',
    a_st_dt: '2026-09-13T12:15:00.000Z',
    a_ed_dt: '2026-09-13T13:00:00.000Z',
    dur: 2_700_000,
    ssn_n: 2,
    eps_n: 3,
    mode: 'auto',
    gnr: ['general'],
    rat: [{ v: 'PG', system: 'IMDA' }],
    prd: ['rimba-my'],
  },
})

import { titleType } from '../families/titleType.ts'
import { needing } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { general } from '../groups/general.ts'
import { choiceColumn, referenceColumn } from '../groups/listColumns.ts'
import { choiceFilter } from '../groups/listFilters.ts'
import { occasion, occasionKind, OCCASIONS } from '../groups/occasion.ts'
import { SYNDICATION } from '../groups/places.ts'
import { belongsTo, FROM_PARENT, SERIES_WORDS } from '../groups/relations.ts'
import { source } from '../groups/source.ts'

/** A single programme for an occasion, alone or of a show, as a metadata provider describes it. */
export const special = titleType({
  ...SYNDICATION,
  type: 'special',
  icon: 'special',
  order: 30,
  one: texts({ en: 'Special', zh: '特别节目', ms: 'Rancangan khas', ta: 'சிறப்பு நிகழ்ச்சி' }),
  many: texts({ en: 'Specials', zh: '特别节目', ms: 'Rancangan khas', ta: 'சிறப்பு நிகழ்ச்சிகள்' }),
  about: needing(general, 'rt'),
  place: belongsTo('show'),
  own: [occasion, source],
  plays: false,
  columns: [referenceColumn('parent', SERIES_WORDS.title), choiceColumn('occ', occasionKind)],
  filters: [choiceFilter('occ', occasionKind, OCCASIONS)],
  requiredImages: ['0-16x9'],
  narrow: { facets: ['occ'], row: ['occ'] },
  relations: { parent: { types: ['show'], field: 'parent', inherits: [...FROM_PARENT] } },
  sample: {
    lon: [
      { lang: 'en', n: 'Island Kitchens: the New Year table' },
      { lang: 'zh', n: '海岛厨房：新年餐桌' },
      { lang: 'ms', n: 'Dapur Pulau: hidangan Tahun Baharu' },
      { lang: 'ta', n: 'தீவுச் சமையலறைகள்: புத்தாண்டு விருந்து' },
    ],
    lod: [{ lang: 'en', n: 'Four islands, four new years, one table that is carried from beach to beach.' }],
    yr: 2021,
    rt: 5_280_000,
    oadt: '2021-12-31',
    parent: 'island-kitchens',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    occ: 'holiday',
    occ_n: 'New Year',
    dsrc: 'gn',
    src_id: 'SP041188230001',
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    ppl: [{ n: 'Farah Ismail', r: 'host' }],
    gnr: ['food', 'family'],
    rat: [{ v: 'G', system: 'IMDA' }],
    lws: '2021-11-30T16:00:00.000Z',
    lwe: '2029-12-31T15:59:59.000Z',
    oa_st_dt: '2021-12-31T12:00:00.000Z',
    pn: 'Meridian Metadata',
    pkg_id: 'island-kitchens',
  },
})

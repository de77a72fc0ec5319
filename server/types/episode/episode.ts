import { titleType } from '../families/titleType.ts'
import { needing } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { general } from '../groups/general.ts'
import { numberColumn, referenceColumn } from '../groups/listColumns.ts'
import { numberFilter } from '../groups/listFilters.ts'
import { SYNDICATION } from '../groups/places.ts'
import { episodeNumber, FROM_PARENT, NUMBER_HEADS, seasonNumber, showNumber, showPlace } from '../groups/relations.ts'
import { source } from '../groups/source.ts'

const SHOW = texts({ en: 'Show', zh: '系列节目', ms: 'Rancangan', ta: 'தொடர் நிகழ்ச்சி' })
const plain = (field: string, label: typeof SHOW) => ({ ...numberColumn(field, label), sort: undefined })

/** An episode as a metadata provider describes it: it belongs to the show, and its season is a number alone. */
export const episode = titleType({
  ...SYNDICATION,
  type: 'episode',
  icon: 'episode',
  order: 20,
  one: texts({ en: 'Episode', zh: '单集', ms: 'Episod', ta: 'அத்தியாயம்' }),
  many: texts({ en: 'Episodes', zh: '单集', ms: 'Episod', ta: 'அத்தியாயங்கள்' }),
  about: needing(general, 'rt'),
  place: needing(showPlace(SHOW, 'show'), 'parent', 'ssn_n', 'eps_n'),
  own: [source],
  plays: false,
  columns: [referenceColumn('parent', SHOW), plain('ssn_n', NUMBER_HEADS.season), plain('eps_n', NUMBER_HEADS.episode)],
  hidden: [{ ...numberColumn('abs_n', showNumber), hidden: true }],
  filters: [
    { field: 'ssn_n', kind: 'facet', label: seasonNumber },
    { field: 'eps_n', kind: 'facet', label: episodeNumber },
    numberFilter('abs_n', showNumber),
  ],
  requiredImages: ['0-16x9'],
  narrow: { number: 'abs_n', facets: ['ssn_n', 'eps_n'], row: ['ssn_n', 'eps_n'] },
  relations: { parent: { types: ['show'], field: 'parent', inherits: [...FROM_PARENT] } },
  sample: {
    lon: [
      { lang: 'en', n: 'A market before dawn' },
      { lang: 'zh', n: '黎明前的集市' },
      { lang: 'ms', n: 'Pasar sebelum subuh' },
      { lang: 'ta', n: 'விடியலுக்கு முன் சந்தை' },
    ],
    lod: [{ lang: 'en', n: 'By six the fish is sold, and the cooking begins in the boats.' }],
    yr: 2021,
    rt: 2_700_000,
    oadt: '2021-03-18',
    parent: 'island-kitchens',
    ssn_n: 2,
    eps_n: 4,
    abs_n: 14,
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    dsrc: 'gn',
    src_id: 'EP041188230014',
    src_dt: '2024-11-02T03:15:00.000Z',
    ia: ['0-16x9'],
    prd: ['rimba-my'],
    vce: true,
    ppl: [{ n: 'Farah Ismail', r: 'host' }],
    gnr: ['food'],
    rat: [{ v: 'G', system: 'IMDA' }],
    device_links: [{ dt: 'tv', cu: 'https://tv.example.org/island-kitchens/2/4' }],
    lws: '2021-02-28T16:00:00.000Z',
    lwe: '2029-12-31T15:59:59.000Z',
    pn: 'Meridian Metadata',
    pkg_id: 'island-kitchens',
  },
})

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
import { hiddenColumns, numberColumn, referenceColumn, yearColumn } from '../groups/listColumns.ts'
import { genreFilter, numberFilter, providerFilter, ratingFilter, yearFilter } from '../groups/listFilters.ts'
import { media } from '../groups/media.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { people } from '../groups/people.ts'
import { provider } from '../groups/provider.ts'
import { episodeNumber, episodePlace, FROM_PARENT, SERIES_WORDS, seasonNumber } from '../groups/relations.ts'
import { segments } from '../groups/segments.ts'
import { system } from '../groups/system.ts'

/** An episode of a season. */
export const tvepisode = catalogueType({
  type: 'tvepisode',
  area: 'vod',
  page: 'cp_datastore',
  icon: 'episode',
  order: 50,
  one: texts('TV episode', '电视剧集', 'Episod TV', 'தொலைக்காட்சி அத்தியாயம்'),
  many: texts('TV episodes', '电视剧集', 'Episod TV', 'தொலைக்காட்சி அத்தியாயங்கள்'),
  traits: ['hasSegments'],
  groups: [
    namesAndTexts,
    needing(general, 'rt'),
    needing(episodePlace, 'parent', 'eps_n'),
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
  columns: [referenceColumn('parent', SERIES_WORDS.season), numberColumn('eps_n', episodeNumber), yearColumn],
  hidden: [
    { field: 'ssn_n', kind: 'number', label: seasonNumber, width: 88, hidden: true },
    ...Object.values(hiddenColumns),
  ],
  filters: [numberFilter('eps_n', episodeNumber), genreFilter, yearFilter, ratingFilter, providerFilter],
  requiredImages: ['0-16x9'],
  narrow: {
    released: 'yr',
    number: 'eps_n',
    facets: ['gnr', 'rat.v', 'pn', 'pkg_id'],
    row: ['yr', 'rt', 'gnr', 'rat', 'pn', 'ssn_n', 'eps_n', 'parent', 'pkg_id'],
  },
  relations: { parent: { types: ['tvseason'], field: 'parent', inherits: [...FROM_PARENT, 'ssn_n'] } },
  sample: {
    lon: [
      { lang: 'en', n: 'Low water' },
      { lang: 'zh', n: '枯水' },
      { lang: 'ms', n: 'Air surut' },
      { lang: 'ta', n: 'வற்றிய ஆறு' },
    ],
    lod: [{ lang: 'en', n: 'The river falls, and the night ferry runs aground with forty guests.' }],
    yr: 2022,
    rt: 2_640_000,
    trt: 3_000_000,
    oadt: '2022-03-11',
    parent: 'ferry-line-2',
    ssn_n: 2,
    eps_n: 3,
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prd: ['rimba-my'],
    vce: true,
    lws: '2022-02-28T16:00:00.000Z',
    lwe: '2029-06-30T15:59:59.000Z',
    oa_st_dt: '2022-03-11T12:00:00.000Z',
    ppl: [
      { n: 'Lim Hui Ying', r: 'director' },
      { n: 'Kavin Selvam', r: 'actor', ch: 'Captain Mani' },
    ],
    gnr: ['drama'],
    rat: [{ v: 'PG', system: 'IMDA' }],
    ia: ['0-16x9'],
    sg: [
      { seg_ty: 'vod', dur: 1_320_000, sp: 0, ep: 1_320_000, fps: 25, am: [{ ap: 'pre' }] },
      { seg_ty: 'ad', dur: 180_000 },
      { seg_ty: 'vod', dur: 1_320_000, sp: 1_320_000, ep: 2_640_000, fps: 25 },
    ],
    files: [{ ft: 'video', fn: 'ferry-line-s02e03.mp4', fs: 1_912_440_123, q: 'Full HD' }],
    media_assets: [{ a_id: 'fl-203', file_uri: 's3://vault/ferry-line/s02e03.mp4', ftype: 'video' }],
    pn: 'Sungai Pictures',
    pkg_id: 'ferry-line',
    el_no: 'Credits end at 43:10.',
  },
})

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

/** A short video: a clip, an interview, a making-of; alone or beside a title. */
export const shortvideo = catalogueType({
  type: 'shortvideo',
  area: 'vod',
  page: 'cp_datastore',
  icon: 'shortVideo',
  order: 20,
  one: texts('Short video', '短视频', 'Video pendek', 'குறுங்காணொளி'),
  many: texts('Short videos', '短视频', 'Video pendek', 'குறுங்காணொளிகள்'),
  traits: ['hasSegments'],
  groups: [
    namesAndTexts,
    needing(general, 'rt'),
    belongsTo('movie', 'tvseries'),
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
      { lang: 'en', n: 'Building the harbour set' },
      { lang: 'zh', n: '搭建港口布景' },
      { lang: 'ms', n: 'Membina set pelabuhan' },
      { lang: 'ta', n: 'துறைமுக அரங்கம் உருவான விதம்' },
    ],
    lod: [{ lang: 'en', n: 'Carpenters and painters talk about forty days of work beside the river.' }],
    yr: 2024,
    rt: 274_000,
    rdt: '2024-05-02',
    parent: 'monsoon-harbour',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prd: ['rimba-my'],
    vce: true,
    lws: '2024-04-30T16:00:00.000Z',
    lwe: '2028-12-31T15:59:59.000Z',
    ppl: [{ n: 'Joseph Tan', r: 'composer' }],
    gnr: ['documentary'],
    rat: [{ v: 'G', system: 'IMDA' }],
    ia: ['0-16x9'],
    sg: [{ seg_ty: 'vod', dur: 274_000, sp: 0, ep: 274_000, fps: 25 }],
    files: [{ ft: 'video', fn: 'harbour-set.mp4', fs: 212_440_123, q: 'HD' }],
    pn: 'Sungai Pictures',
    pkg_id: 'monsoon-harbour',
  },
})

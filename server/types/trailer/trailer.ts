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
      { lang: 'ms', n: 'Pelabuhan Monsun: treler' },
    ],
    lod: [{ lang: 'en', n: 'A boy is missing, and the river is rising.' }],
    yr: 2024,
    rt: 131_000,
    rdt: '2024-03-15',
    parent: 'monsoon-harbour',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    lws: '2024-03-14T16:00:00.000Z',
    lwe: '2028-12-31T15:59:59.000Z',
    ppl: [{ n: 'Kavin Selvam', r: 'actor', ch: 'Mani' }],
    gnr: ['drama'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    ia: ['0-16x9'],
    sg: [{ seg_ty: 'vod', dur: 131_000, sp: 0, ep: 131_000, fps: 25 }],
    media_assets: [{ a_id: 'mh-trailer', file_uri: 's3://vault/monsoon-harbour/trailer.mp4', ftype: 'video' }],
    pn: 'Sungai Pictures',
    pkg_id: 'monsoon-harbour',
  },
})

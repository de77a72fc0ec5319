import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { field, MILLISECONDS, readOnly, texts } from '../groups/field.ts'
import { genresAndRatings } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { durationColumn, hiddenColumns } from '../groups/listColumns.ts'
import { genreFilter, partsFlag, providerFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { LIVE } from '../groups/places.ts'
import { provider } from '../groups/provider.ts'
import { segmentsOf } from '../groups/segments.ts'
import { system } from '../groups/system.ts'
import { duration } from '../groups/ui.ts'

const runTime = texts({ en: 'Total run time', zh: '总时长', ms: 'Jumlah tempoh', ta: 'மொத்த ஓடும் நேரம்' })

/** Types whose films a program is put together from. */
const PLAYABLE = [
  'movie',
  'tvepisode',
  'webepisode',
  'episode',
  'shortvideo',
  'special',
  'trailer',
  'promo',
  'bumper',
  'filler',
] as const

/** What a channel plays as one piece: segments of films and ads in their order. */
export const program = catalogueType({
  ...LIVE,
  type: 'program',
  icon: 'show',
  order: 20,
  one: texts({ en: 'Program', zh: '节目', ms: 'Program', ta: 'நிகழ்ச்சி' }),
  many: texts({ en: 'Programs', zh: '节目', ms: 'Program', ta: 'நிகழ்ச்சிகள்' }),
  traits: ['hasSegments', 'aired', 'closesOnSave'],
  groups: [
    segmentsOf(
      PLAYABLE,
      {
        trt: field(
          readOnly(MILLISECONDS),
          runTime,
          'trt: total run time with breaks, in ms; derived from the segments.',
          {
            unit: 'ms',
          },
        ),
      },
      [duration('trt')],
    ),
    namesAndTexts,
    images,
    licence,
    availability,
    genresAndRatings,
    provider,
    internal,
    system,
  ],
  columns: [durationColumn('trt', runTime)],
  hidden: Object.values(hiddenColumns).filter(({ field: name }) => name !== 'rt'),
  filters: [genreFilter, partsFlag, providerFilter],
  requiredImages: ['0-16x9'],
  narrow: { facets: ['gnr', 'rat.v', 'pn'], row: ['trt', 'gnr', 'rat', 'pn'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon Harbour, prime time' },
      { lang: 'zh', n: '季风港湾（黄金时段）' },
      { lang: 'ms', n: 'Pelabuhan Monsun, waktu perdana' },
      { lang: 'ta', n: 'பருவமழைத் துறைமுகம், முக்கிய நேரம்' },
    ],
    lod: [{ lang: 'en', n: 'The film in two parts with one break.' }],
    sg: [
      { seg_ty: 'vod', ctkey: '0198c0de-0000-7000-8000-000000000001', sp: 0, ep: 1_646_400, dur: 1_646_400, fps: 30 },
      { seg_ty: 'ad', dur: 120_000 },
      {
        seg_ty: 'vod',
        ctkey: '0198c0de-0000-7000-8000-000000000001',
        sp: 1_646_400,
        ep: 3_379_000,
        dur: 1_732_600,
        fps: 30,
        am: [{ ap: 'mid' }],
      },
    ],
    ia: ['0-16x9'],
    gnr: ['drama'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    prd: ['rimba-my', 'rimba-sg'],
    lws: '2024-05-31T16:00:00.000Z',
    lwe: '2029-11-30T15:59:59.000Z',
    el_no: 'Second break may run long on football nights.',
  },
})

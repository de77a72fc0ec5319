import { availability } from '../groups/availability.ts'
import { cameras } from '../groups/cameras.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { needing } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { hiddenColumns, referenceColumn, releasedColumn } from '../groups/listColumns.ts'
import { dateFilter, facetFilter, providerFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { LIVE } from '../groups/places.ts'
import { provider } from '../groups/provider.ts'
import { parentField } from '../groups/relations.ts'
import { sponsor } from '../groups/sponsor.ts'
import { system } from '../groups/system.ts'
import { section } from '../groups/ui.ts'

const EVENTS = ['liveevent', 'sportliveevent', 'event', 'sportevent']
const mainEvent = texts({ en: 'Main event', zh: '主活动', ms: 'Acara utama', ta: 'முதன்மை நிகழ்வு' })
const onAir = texts({ en: 'On air from', zh: '播出开始', ms: 'Bersiaran dari', ta: 'ஒளிபரப்புத் தொடக்கம்' })
const angles = texts({ en: 'Angles', zh: '机位', ms: 'Sudut', ta: 'கோணங்கள்' })
const { schema: parent, element } = parentField(mainEvent, EVENTS)

/** An event seen from several cameras at once. */
export const multicam = catalogueType({
  type: 'multicam',
  ...LIVE,
  icon: 'multicam',
  order: 70,
  one: texts({ en: 'Multicam', zh: '多机位直播', ms: 'Berbilang kamera', ta: 'பல கேமரா ஒளிபரப்பு' }),
  many: texts({ en: 'Multicam', zh: '多机位直播', ms: 'Berbilang kamera', ta: 'பல கேமரா ஒளிபரப்புகள்' }),
  traits: [],
  groups: [
    namesAndTexts,
    needing({ properties: { parent }, section: section('relations', mainEvent, 'link', [element]) }, 'parent'),
    needing(cameras, 'ang'),
    images,
    needing(availability, 'oa_st_dt'),
    licence,
    provider,
    sponsor,
    internal,
    system,
  ],
  columns: [
    referenceColumn('parent', mainEvent),
    releasedColumn('oa_st_dt', onAir),
    { field: 'ang.n', kind: 'list', label: angles, width: 200 },
  ],
  hidden: Object.values(hiddenColumns).filter(({ field }) => !['rt', 'gnr', 'rat.v'].includes(field)),
  filters: [dateFilter('oa_st_dt', onAir), facetFilter('ang.n', angles), providerFilter],
  requiredImages: ['0-16x9'],
  isDated: true,
  sort: { column: 'released', order: 'desc' },
  narrow: { released: 'oa_st_dt', facets: ['ang.n', 'pn'], row: ['oa_st_dt', 'ang', 'pn', 'parent'] },
  relations: {
    parent: { types: EVENTS, field: 'parent', inherits: ['prd', 'pn', 'provider', 'oa_st_dt', 'oa_ed_dt'] },
  },
  sample: {
    lon: [
      { lang: 'en', n: 'Harimau Utara v Straits Rovers: choose your camera' },
      { lang: 'zh', n: '北虎 对 海峡流浪者：自选机位' },
      { lang: 'ms', n: 'Harimau Utara lawan Straits Rovers: pilih kamera anda' },
      { lang: 'ta', n: 'ஹரிமாவ் உத்தாரா எதிர் ஸ்ட்ரெய்ட்ஸ் ரோவர்ஸ்: உங்கள் கேமரா' },
    ],
    parent: '0198c0de-0000-7000-8000-000000000107',
    ang: [
      {
        n: 'Broadcast',
        no: 1,
        cam: 'main',
        dft: true,
        live_manifests: [
          { reg: 'my', pmy: true, m_ty: 'dash', mu: 'https://live.example.org/hut-str/cam1.mpd' },
          { reg: 'my', pmy: false, m_ty: 'hls', mu: 'https://live.example.org/hut-str/cam1.m3u8' },
        ],
      },
      {
        n: 'North end',
        no: 2,
        cam: 'behind',
        live_manifests: [{ reg: 'my', pmy: true, m_ty: 'dash', mu: 'https://live.example.org/hut-str/cam2.mpd' }],
      },
    ],
    ia: ['0-16x9'],
    prd: ['rimba-my'],
    vce: true,
    oa_st_dt: '2026-09-13T12:00:00.000Z',
    oa_ed_dt: '2026-09-13T14:15:00.000Z',
    lws: '2026-09-13T11:00:00.000Z',
    lwe: '2026-09-20T15:59:59.000Z',
    pn: 'Rimba Sport',
    el_no: 'Camera 4 fails in rain.',
  },
})

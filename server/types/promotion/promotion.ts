import { campaignType } from '../families/campaignType.ts'
import { campaignWords, windowOf } from '../groups/campaign.ts'
import { choice, field, SHORT_TEXT, texts, WEB_ADDRESS } from '../groups/field.ts'
import { choiceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter, referenceFilter } from '../groups/listFilters.ts'
import { localizedShortNames } from '../groups/namesAndTexts.ts'
import { manyOf, reference } from '../groups/refers.ts'
import { sponsor } from '../groups/sponsor.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const KINDS = {
  launch: texts({ en: 'Launch', zh: '上线', ms: 'Pelancaran', ta: 'அறிமுகம்' }),
  discount: texts({ en: 'Discount', zh: '优惠', ms: 'Diskaun', ta: 'தள்ளுபடி' }),
  season: texts({ en: 'Season', zh: '季节活动', ms: 'Bermusim', ta: 'பருவகாலம்' }),
  lastChance: texts({ en: 'Last chance', zh: '即将下架', ms: 'Peluang terakhir', ta: 'கடைசி வாய்ப்பு' }),
  trial: texts({ en: 'Free trial', zh: '免费试用', ms: 'Percubaan percuma', ta: 'இலவச முயற்சி' }),
} as const
/** Whatever viewers can choose. */
const PROMOTED = [
  'movie',
  'tvseries',
  'webseries',
  'show',
  'special',
  'podcast',
  'sportshow',
  'event',
  'liveevent',
  'sportevent',
  'sportliveevent',
  'channel',
  'bundle',
]

const kind = texts({ en: 'Kind', zh: '种类', ms: 'Jenis', ta: 'வகை' })
const targets = texts({
  en: 'Promoted titles',
  zh: '推广内容',
  ms: 'Tajuk yang dipromosikan',
  ta: 'விளம்பரப்படுத்தும் தலைப்புகள்',
})
const callToAction = texts({ en: 'Call to action', zh: '行动号召', ms: 'Seruan tindakan', ta: 'செயல் அழைப்பு' })

const offer: FieldGroup = {
  properties: {
    pr_ty: field(choice(KINDS), kind, 'pr_ty: kind of the promotion; a field of ours.'),
    cod: field(
      { type: 'string', maxLength: 40 },
      texts({ en: 'Code', zh: '优惠码', ms: 'Kod', ta: 'குறியீடு' }),
      'cod: code that viewers enter; a field of ours.',
    ),
    itm: manyOf(PROMOTED, targets, 'itm: document ids of what is promoted; a field of ours.', { publish: true }),
    ca: field(SHORT_TEXT, callToAction, 'ca: words of the button.'),
    lca: localizedShortNames(
      'lca: words of the button by language; a field of ours.',
      texts({
        en: 'Call to action by language',
        zh: '各语言行动号召',
        ms: 'Seruan tindakan mengikut bahasa',
        ta: 'மொழி வாரியாகச் செயல் அழைப்பு',
      }),
    ),
    lnk: field(
      WEB_ADDRESS,
      texts({ en: 'Link', zh: '链接', ms: 'Pautan', ta: 'இணைப்பு' }),
      'lnk: where the button leads.',
    ),
  },
  section: section('offer', texts({ en: 'Offer', zh: '推广内容', ms: 'Tawaran', ta: 'சலுகை' }), 'megaphone', [
    row(control('pr_ty'), control('cod')),
    reference('itm'),
    row(control('ca'), control('lnk')),
    control('lca'),
  ]),
}

/** Titles that the platform puts forward for a while. */
export const promotion = campaignType({
  type: 'promotion',
  icon: 'promotion',
  order: 300,
  one: texts({ en: 'Promotion', zh: '推广活动', ms: 'Promosi', ta: 'விளம்பரப் பிரச்சாரம்' }),
  many: texts({ en: 'Promotions', zh: '推广活动', ms: 'Promosi', ta: 'விளம்பரப் பிரச்சாரங்கள்' }),
  own: [
    windowOf({
      title: texts({ en: 'Campaign', zh: '活动时间', ms: 'Kempen', ta: 'பிரச்சாரம்' }),
      icon: 'clock',
      ...campaignWords,
    }),
    offer,
    sponsor,
  ],
  columns: [choiceColumn('pr_ty', kind), { ...textColumn('ca', callToAction, 144), hidden: true }],
  filters: [choiceFilter('pr_ty', kind, KINDS), referenceFilter('itm', targets, ...PROMOTED)],
  facets: ['pr_ty', 'itm'],
  row: ['pr_ty', 'ca', 'cod'],
  requiredImages: ['0-16x9', '0-3x1-Banner'],
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon nights' },
      { lang: 'zh', n: '季风之夜' },
      { lang: 'ms', n: 'Malam monsun' },
      { lang: 'ta', n: 'பருவமழை இரவுகள்' },
    ],
    lod: [{ lang: 'en', n: 'Five films for the weeks in which nobody leaves the house.' }],
    pr_ty: 'season',
    cod: 'HUJAN27',
    itm: ['0198c0de-0000-7000-8000-000000000001'],
    ca: 'Stay in',
    lca: [
      { lang: 'zh', n: '宅家观影' },
      { lang: 'ms', n: 'Di rumah saja' },
      { lang: 'ta', n: 'வீட்டிலேயே பாருங்கள்' },
    ],
    lnk: 'https://www.example.org/monsoon-nights',
    marker: 'SPONSORED',
    sponsor: { name: 'Payung Emas', label: 'Dry thanks to', tags: ['household'] },
    ia: ['0-16x9', '0-3x1-Banner'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    lws: '2026-11-15T00:00:00.000Z',
    lwe: '2027-01-31T15:59:59.000Z',
    f_st_dt: '2026-11-15T00:00:00.000Z',
    f_ed_dt: '2026-11-22T00:00:00.000Z',
    pn: 'Rimba Marketing',
    el_no: 'Banner in Tamil is still to come.',
  },
})

import { campaignType } from '../families/campaignType.ts'
import { contractWords, windowOf } from '../groups/campaign.ts'
import { needing } from '../groups/composeType.ts'
import { choice, field, texts, WEB_ADDRESS } from '../groups/field.ts'
import { choiceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter, facetFilter, referenceFilter } from '../groups/listFilters.ts'
import { manyOf, reference } from '../groups/refers.ts'
import { sponsorFields, sponsorship as sponsorGroup } from '../groups/sponsor.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const TIERS = {
  title: texts({ en: 'Title sponsor', zh: '冠名赞助', ms: 'Penaja utama', ta: 'முதன்மை ஆதரவாளர்' }),
  presenting: texts({ en: 'Presenting', zh: '呈献赞助', ms: 'Penaja persembahan', ta: 'வழங்கும் ஆதரவாளர்' }),
  partner: texts({ en: 'Partner', zh: '合作伙伴', ms: 'Rakan kongsi', ta: 'கூட்டாளர்' }),
} as const
const SPONSORED_TYPES = [
  'league',
  'team',
  'sportevent',
  'sportliveevent',
  'sportshow',
  'event',
  'liveevent',
  'tvseries',
  'movie',
  'channel',
]

const tier = texts({ en: 'Tier', zh: '等级', ms: 'Tahap', ta: 'நிலை' })
const scope = texts({ en: 'What is sponsored', zh: '赞助对象', ms: 'Yang ditaja', ta: 'ஆதரவு பெறுபவை' })
const name = sponsorFields.name['x-label'] ?? tier

const terms: FieldGroup = {
  properties: {
    sp_ty: field(choice(TIERS), tier, 'sp_ty: tier of the sponsorship; a field of ours.'),
    lnk: field(
      WEB_ADDRESS,
      texts({ en: 'Link', zh: '链接', ms: 'Pautan', ta: 'இணைப்பு' }),
      'lnk: where the sponsor’s logo leads.',
    ),
    itm: manyOf(SPONSORED_TYPES, scope, 'itm: document ids of what is sponsored; a field of ours.'),
  },
  section: section('terms', texts({ en: 'Terms', zh: '条款', ms: 'Terma', ta: 'விதிமுறைகள்' }), 'list', [
    row(control('sp_ty'), control('lnk')),
    reference('itm'),
  ]),
}

/** Who pays for what, for how long; titles name it and take its words. */
export const sponsorship = campaignType({
  type: 'sponsorship',
  icon: 'sponsorship',
  order: 310,
  one: texts({ en: 'Sponsorship', zh: '赞助协议', ms: 'Tajaan', ta: 'ஆதரவு ஒப்பந்தம்' }),
  many: texts({ en: 'Sponsorships', zh: '赞助协议', ms: 'Tajaan', ta: 'ஆதரவு ஒப்பந்தங்கள்' }),
  own: [
    needing(sponsorGroup, 'name'),
    windowOf({
      title: texts({ en: 'Contract', zh: '合同', ms: 'Kontrak', ta: 'ஒப்பந்தம்' }),
      icon: 'clock',
      ...contractWords,
    }),
    terms,
  ],
  columns: [textColumn('name', name, 168), choiceColumn('sp_ty', tier)],
  filters: [
    choiceFilter('sp_ty', tier, TIERS),
    facetFilter('name', name),
    referenceFilter('itm', scope, ...SPONSORED_TYPES),
  ],
  facets: ['sp_ty', 'name', 'itm', 'tags'],
  row: ['name', 'sp_ty'],
  requiredImages: ['0-16x9', '0-16x9-Logo'],
  sample: {
    lon: [
      { lang: 'en', n: 'Teh Tarik Timur: league 2026/27' },
      { lang: 'zh', n: '东方拉茶：2026/27 赛季联赛' },
      { lang: 'ms', n: 'Teh Tarik Timur: liga 2026/27' },
      { lang: 'ta', n: 'தே தாரிக் திமூர்: லீக் 2026/27' },
    ],
    name: 'Teh Tarik Timur',
    label: 'Presented by',
    description: 'Logo before each game and in the corner of the table.',
    tags: ['beverage', 'football'],
    marker: 'SPONSORED',
    sp_ty: 'title',
    lnk: 'https://timur.example.org',
    itm: ['0198c0de-0000-7000-8000-000000000102'],
    ia: ['0-16x9', '0-16x9-Logo'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    lws: '2026-08-01T00:00:00.000Z',
    lwe: '2027-06-30T15:59:59.000Z',
    pn: 'Rimba Sales',
    el_no: 'No competitor in the same break.',
  },
})

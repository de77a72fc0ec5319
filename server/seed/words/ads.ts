import type { AdAttributeInput, AdTagInput, LoadPolicyInput } from '#contract/schemas/ads.ts'

const MINUTE = 60_000
const SECOND = 1_000

/** What the ad servers of the demo are told. */
export const AD_ATTRIBUTES: readonly AdAttributeInput[] = [
  { n: 'genre', type: 'String', source: 'content', value: ['drama', 'comedy', 'documentary', 'kids'] },
  { n: 'rating', type: 'String', source: 'content', value: ['U', 'P12', '13', '16', '18'] },
  { n: 'device', type: 'String', source: 'application', value: ['tv', 'tablet', 'browser', 'mobile'] },
  { n: 'consent', type: 'Boolean', source: 'user', value: [] },
]

type TagWords = AdTagInput & { code: string; isDraft?: true }

/** Ad tags of the demo, known to its storefronts by their code. */
export const AD_TAGS: readonly TagWords[] = [
  {
    code: 'films',
    n: 'Films, before and within',
    ty: 'vmap',
    url: 'https://ads.example.com/vmap?genre={genre}&rating={rating}&cb=[CACHEBUSTING]',
    ap: ['pre', 'mid'],
    attrs: [
      { n: 'genre', val: 'drama' },
      { n: 'rating', val: '13' },
    ],
    ad_settings: [
      {
        prd: 'rimba-my',
        ad_rl_en: true,
        ad_rl: ['no-alcohol'],
        ad_ct: 'general',
        ad_st: '2026-01-01T00:00:00.000Z',
        ad_pn: 'Kampung Media',
        ad_pn_url: 'https://ads.example.org',
      },
      { prd: 'rimba-sg', ad_rl_en: false, ad_ct: 'general' },
    ],
  },
  {
    code: 'rails',
    n: 'Rails of the storefront',
    ty: 'vast',
    url: 'https://ads.example.com/vast?place=rail&device={device}&cb=[CACHEBUSTING]',
    ap: ['pre'],
    attrs: [{ n: 'device', val: 'tv' }],
  },
  {
    code: 'live',
    n: 'Live sport, breaks of two minutes',
    ty: 'vast',
    url: 'https://ads.example.net/live?length=[MAXDURATION]&ts=[TIMESTAMP]',
    ap: ['mid'],
    isDraft: true,
  },
]

/** How many ads the channels of the demo may have. */
export const LOAD_POLICIES: readonly LoadPolicyInput[] = [
  {
    n: 'Evenings with fewer ads',
    tz: 'Asia/Kuala_Lumpur',
    rules: [
      { ads: 12 * MINUTE, breaks: 4, longest: 4 * MINUTE, apart: 8 * MINUTE },
      { from: 19, to: 23, ads: 9 * MINUTE, breaks: 3 },
      { prd: ['rimba-sg'], ads: 10 * MINUTE },
    ],
  },
  {
    n: 'Films and children',
    tz: 'Asia/Kuala_Lumpur',
    rules: [
      { cty: ['movie'], ads: 6 * MINUTE, breaks: 2, longest: 90 * SECOND, apart: 20 * MINUTE },
      { cty: ['shortvideo'], ads: MINUTE, breaks: 1 },
      { from: 6, to: 9, longest: 2 * MINUTE },
    ],
  },
]

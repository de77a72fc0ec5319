import type { DashboardConfig, DisableConfig } from '#contract/registry/menu.ts'
import type { SearchField, SearchFilterOption } from '#contract/schemas/search.ts'
import type { Texts } from '#contract/values/languages.ts'
import { texts } from '../types/groups/field.ts'
import { MENU_SEED } from './menu.ts'

/** One remote configuration as the store keeps it; the console reads its `attrs` (specification section 7). */
type ConfigSeed = { n: string; app: string; type: string; attrs: unknown }

const searchField = (value: SearchField, checked: boolean, header: Texts): SearchFilterOption => ({
  accessor: value,
  header,
  checked,
  value,
  key: 'search_across',
})

/** The five count badges of the dashboard (specification section 2), their types named here and not by the console. */
const dashboard: DashboardConfig = {
  counts: [
    {
      label: texts({ en: 'Channels', zh: '频道', ms: 'Saluran', ta: 'அலைவரிசைகள்' }),
      types: ['channel', 'virtuallivechannel'],
      icon: 'tv',
      area: 'live',
    },
    {
      label: texts({ en: 'Movies', zh: '电影', ms: 'Filem', ta: 'திரைப்படங்கள்' }),
      types: ['movie'],
      icon: 'film',
      area: 'vod',
    },
    {
      label: texts({ en: 'TV Series', zh: '电视剧', ms: 'Siri TV', ta: 'தொலைக்காட்சித் தொடர்கள்' }),
      types: ['tvseries'],
      icon: 'layers',
      area: 'vod',
    },
    {
      label: texts({ en: 'TV Seasons', zh: '剧季', ms: 'Musim TV', ta: 'தொடர் பருவங்கள்' }),
      types: ['tvseason'],
      icon: 'list',
      area: 'vod',
    },
    {
      label: texts({ en: 'TV Episodes', zh: '剧集', ms: 'Episod TV', ta: 'தொடர் அத்தியாயங்கள்' }),
      types: ['tvepisode'],
      icon: 'play',
      area: 'vod',
    },
  ],
}

const disable: DisableConfig = { disable_menu_videoeditor: false }
const languages = [
  { code: 'en', required: true },
  { code: 'zh', required: false },
  { code: 'ms', required: false },
  { code: 'ta', required: false },
]

/** Configurations that a fresh database starts with. */
export const CONFIG_SEEDS: readonly ConfigSeed[] = [
  { n: 'Menu', app: 'console', type: 'menu', attrs: MENU_SEED },
  { n: 'Dashboard', app: 'console', type: 'dashboard', attrs: dashboard },
  { n: 'Disabled items', app: 'console', type: 'disable', attrs: disable },
  {
    n: 'Global',
    app: 'console',
    type: 'global',
    attrs: { name: 'Marquee', savedFiltersOnServer: true, notifications: true },
  },
  { n: 'Language preference', app: 'console', type: 'language-preference', attrs: { default: 'en', languages } },
  {
    n: 'Global search fields',
    app: 'console',
    type: 'global-search-field',
    attrs: [
      searchField('lon', true, texts({ en: 'Name', zh: '名称', ms: 'Nama', ta: 'பெயர்' })),
      searchField('lod', true, texts({ en: 'Description', zh: '描述', ms: 'Perihalan', ta: 'விளக்கம்' })),
      searchField(
        'ppl',
        true,
        texts({ en: 'Cast and crew', zh: '演职人员', ms: 'Pelakon dan krew', ta: 'நடிகர்களும் குழுவினரும்' }),
      ),
      searchField(
        'ex_id',
        false,
        texts({ en: 'External id', zh: '外部编号', ms: 'Id luaran', ta: 'வெளிப்புற அடையாளம்' }),
      ),
      searchField('id', false, texts({ en: 'Id', zh: '编号', ms: 'Id', ta: 'அடையாளம்' })),
    ],
  },
  { n: 'Features', app: 'console', type: 'features', attrs: { notifications: true, sponsorImages: false } },
  { n: 'Media operations', app: 'console', type: 'media-operations', attrs: {} },
]

/** Products that a fresh database knows; the token's claim names their ids. */
export const PRODUCT_SEEDS = [
  { id: 'rimba-my', n: 'Rimba MY' },
  { id: 'rimba-sg', n: 'Rimba SG' },
] as const

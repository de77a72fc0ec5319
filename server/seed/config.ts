import type { DashboardConfig, DisableConfig } from '#contract/registry/menu.ts'
import type { SearchField, SearchFilterOption } from '#contract/schemas/search.ts'
import type { Texts } from '#contract/values/languages.ts'
import { texts } from '../types/groups/field.ts'
import { MENU_SEED } from './menu.ts'

/** One remote configuration as the store keeps it; the console reads its `attrs` (specification section 7). */
export type ConfigSeed = { n: string; app: string; type: string; attrs: unknown }

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
      label: texts('Channels', '频道', 'Saluran', 'அலைவரிசைகள்'),
      types: ['channel', 'virtuallivechannel'],
      icon: 'tv',
      area: 'live',
    },
    { label: texts('Movies', '电影', 'Filem', 'திரைப்படங்கள்'), types: ['movie'], icon: 'film', area: 'vod' },
    {
      label: texts('TV Series', '电视剧', 'Siri TV', 'தொலைக்காட்சித் தொடர்கள்'),
      types: ['tvseries'],
      icon: 'layers',
      area: 'vod',
    },
    { label: texts('TV Seasons', '剧季', 'Musim TV', 'தொடர் பருவங்கள்'), types: ['tvseason'], icon: 'list', area: 'vod' },
    {
      label: texts('TV Episodes', '剧集', 'Episod TV', 'தொடர் அத்தியாயங்கள்'),
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
      searchField('lon', true, texts('Name', '名称', 'Nama', 'பெயர்')),
      searchField('lod', true, texts('Description', '描述', 'Perihalan', 'விளக்கம்')),
      searchField('ppl', true, texts('Cast and crew', '演职人员', 'Pelakon dan krew', 'நடிகர்களும் குழுவினரும்')),
      searchField('ex_id', false, texts('External id', '外部编号', 'Id luaran', 'வெளிப்புற அடையாளம்')),
      searchField('id', false, texts('Id', '编号', 'Id', 'அடையாளம்')),
    ],
  },
  { n: 'Features', app: 'console', type: 'features', attrs: { notifications: true, sponsorImages: false } },
]

/** Products that a fresh database knows; the token's claim names their ids. */
export const PRODUCT_SEEDS = [
  { id: 'rimba-my', n: 'Rimba MY' },
  { id: 'rimba-sg', n: 'Rimba SG' },
] as const

import type { DashboardConfig, DisableConfig, MenuConfig, MenuItem } from '#contract/registry/menu.ts'
import type { SearchField, SearchFilterOption } from '#contract/schemas/search.ts'
import type { Page } from '#contract/values/access.ts'
import type { Texts } from '#contract/values/languages.ts'

/** One remote configuration as the store keeps it; the console reads its `attrs` (specification section 7). */
export type ConfigSeed = { n: string; app: string; type: string; attrs: unknown }

const words = (en: string, zh: string, ms: string, ta: string): Texts => ({ en, zh, ms, ta })
const item = (id: string, label: Texts, page: Page, path: string, icon?: string): MenuItem => ({
  id,
  kind: 'item',
  label,
  page,
  path,
  icon,
})

const searchField = (value: SearchField, checked: boolean, header: Texts): SearchFilterOption => ({
  accessor: value,
  header,
  checked,
  value,
  key: 'search_across',
})

/** Sections and groups of the specification's section 2; what has no screen yet stays hidden by the console. */
const menu: MenuConfig = {
  sections: [
    {
      id: 'dashboard',
      label: words('Home', '首页', 'Utama', 'முகப்பு'),
      icon: 'dashboard',
      items: [
        item(
          'dashboard',
          words('Dashboard', '仪表板', 'Papan pemuka', 'கட்டுப்பாட்டகம்'),
          'dashboard',
          'dashboards/project',
        ),
      ],
    },
    {
      id: 'datastore',
      label: words('Data', '数据', 'Data', 'தரவு'),
      icon: 'datastore',
      items: [
        {
          id: 'vod',
          kind: 'collapse',
          label: words('VOD', '点播', 'VOD', 'VOD'),
          icon: 'film',
          area: 'vod',
        },
        {
          id: 'live',
          kind: 'collapse',
          label: words('Live', '直播', 'Siaran langsung', 'நேரலை'),
          icon: 'tv',
          area: 'live',
        },
        {
          id: 'assets',
          kind: 'collapse',
          label: words('Assets', '素材', 'Aset', 'சொத்துகள்'),
          icon: 'image',
          area: 'assets',
        },
        {
          id: 'syndication',
          kind: 'collapse',
          label: words('Syndication', '联合发行', 'Sindikasi', 'கூட்டுப் பகிர்வு'),
          icon: 'refresh',
          area: 'syndication',
        },
        item(
          'globalsearch',
          words('Global search', '全局搜索', 'Carian global', 'முழுத் தேடல்'),
          'cp_datastore',
          'globalSearch',
          'search',
        ),
      ],
    },
    {
      id: 'store_front',
      label: words('Stores', '店面', 'Kedai', 'கடைகள்'),
      icon: 'storefront',
      items: [
        item(
          'storefront',
          words('Manage storefronts', '管理店面', 'Urus muka kedai', 'கடைமுகப்புகளை நிர்வகி'),
          'cp_storefront',
          'storefront',
        ),
        item('collection', words('Collections', '合集', 'Koleksi', 'தொகுப்புகள்'), 'cp_storefront', 'collection'),
        item('container', words('Containers', '容器', 'Bekas', 'கொள்கலன்கள்'), 'cp_storefront', 'Container'),
      ],
    },
    {
      id: 'settings',
      label: words('Policy', '策略', 'Dasar', 'கொள்கை'),
      icon: 'policy',
      items: [
        item(
          'policy',
          words('Policy management', '策略管理', 'Pengurusan dasar', 'கொள்கை மேலாண்மை'),
          'cp_policymgmt',
          'policy',
        ),
        item(
          'attributes',
          words('Policy attributes', '策略属性', 'Atribut dasar', 'கொள்கைப் பண்புகள்'),
          'cp_policymgmt',
          'attributes/product',
        ),
      ],
    },
    {
      id: 'app_configuration',
      label: words('Config', '配置', 'Konfigurasi', 'அமைப்பு'),
      icon: 'config',
      items: [
        item(
          'config',
          words('App configuration', '应用配置', 'Konfigurasi aplikasi', 'செயலி அமைப்பு'),
          'cp_appconfig',
          'config/list',
        ),
        item('types', words('Resource types', '资源类型', 'Jenis sumber', 'வள வகைகள்'), 'cp_appconfig', 'config/types'),
        item('ip', words('IP configuration', 'IP 配置', 'Konfigurasi IP', 'IP அமைப்பு'), 'cp_ipconfig', 'ip/list'),
      ],
    },
    {
      id: 'ad_config',
      label: words('Ads', '广告', 'Iklan', 'விளம்பரம்'),
      icon: 'ads',
      items: [
        item(
          'adtag',
          words('Ad Tag Configurations', '广告标签配置', 'Konfigurasi tag iklan', 'விளம்பரக் குறி அமைப்புகள்'),
          'cp_adconfig',
          'ad/tag',
        ),
        item(
          'adattribute',
          words('Ad Server Attributes', '广告服务器属性', 'Atribut pelayan iklan', 'விளம்பரச் சேவையகப் பண்புகள்'),
          'cp_adconfig',
          'ad/attribute',
        ),
      ],
    },
    {
      id: 'videoeditor',
      label: words('Video', '视频', 'Video', 'காணொளி'),
      icon: 'video',
      items: [
        item(
          'videoeditor',
          words('Video editor', '视频编辑器', 'Penyunting video', 'காணொளித் தொகுப்பி'),
          'cp_mediaoperations',
          'videoeditor',
        ),
      ],
    },
  ],
}

/** The five count badges of the dashboard (specification section 2), their types named here and not by the console. */
const dashboard: DashboardConfig = {
  counts: [
    {
      label: words('Channels', '频道', 'Saluran', 'அலைவரிசைகள்'),
      types: ['channel', 'virtuallivechannel'],
      icon: 'tv',
      area: 'live',
    },
    { label: words('Movies', '电影', 'Filem', 'திரைப்படங்கள்'), types: ['movie'], icon: 'film', area: 'vod' },
    {
      label: words('TV Series', '电视剧', 'Siri TV', 'தொலைக்காட்சித் தொடர்கள்'),
      types: ['tvseries'],
      icon: 'layers',
      area: 'vod',
    },
    { label: words('TV Seasons', '剧季', 'Musim TV', 'தொடர் பருவங்கள்'), types: ['tvseason'], icon: 'list', area: 'vod' },
    {
      label: words('TV Episodes', '剧集', 'Episod TV', 'தொடர் அத்தியாயங்கள்'),
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
  { n: 'Menu', app: 'console', type: 'menu', attrs: menu },
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
      searchField('lon', true, words('Name', '名称', 'Nama', 'பெயர்')),
      searchField('lod', true, words('Description', '描述', 'Perihalan', 'விளக்கம்')),
      searchField('ppl', true, words('Cast and crew', '演职人员', 'Pelakon dan krew', 'நடிகர்களும் குழுவினரும்')),
      searchField('ex_id', false, words('External id', '外部编号', 'Id luaran', 'வெளிப்புற அடையாளம்')),
      searchField('id', false, words('Id', '编号', 'Id', 'அடையாளம்')),
    ],
  },
  { n: 'Features', app: 'console', type: 'features', attrs: { notifications: true, sponsorImages: false } },
]

/** Products that a fresh database knows; the token's claim names their ids. */
export const PRODUCT_SEEDS = [
  { id: 'rimba-my', n: 'Rimba MY' },
  { id: 'rimba-sg', n: 'Rimba SG' },
] as const

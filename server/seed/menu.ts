import type { MenuConfig, MenuItem } from '#contract/registry/menu.ts'
import type { Page } from '#contract/values/access.ts'
import type { Texts } from '#contract/values/languages.ts'
import { texts } from '../types/groups/field.ts'

type Leaf = { icon: string; path: string; page?: Page }
const item = (id: string, label: Texts, leaf: Leaf): MenuItem => ({ id, kind: 'item', label, ...leaf })

const datastore: MenuItem[] = [
  {
    id: 'vod',
    kind: 'collapse',
    label: texts({ en: 'VOD', zh: '点播', ms: 'VOD', ta: 'VOD' }),
    icon: 'film',
    area: 'vod',
  },
  {
    id: 'live',
    kind: 'collapse',
    label: texts({ en: 'Live', zh: '直播', ms: 'Siaran langsung', ta: 'நேரலை' }),
    icon: 'tv',
    area: 'live',
    children: [
      item('epg', texts({ en: 'EPG', zh: '节目单', ms: 'EPG', ta: 'நிகழ்ச்சி வழிகாட்டி' }), {
        page: 'epg',
        path: 'live/epg',
        icon: 'calendar',
      }),
    ],
  },
  {
    id: 'assets',
    kind: 'collapse',
    label: texts({ en: 'Assets', zh: '素材', ms: 'Aset', ta: 'சொத்துகள்' }),
    icon: 'image',
    area: 'assets',
  },
  {
    id: 'syndication',
    kind: 'collapse',
    label: texts({ en: 'Syndication', zh: '联合发行', ms: 'Sindikasi', ta: 'கூட்டுப் பகிர்வு' }),
    icon: 'refresh',
    area: 'syndication',
  },
  // Whoever may view any type may search: the screen's own guard decides.
  item('globalsearch', texts({ en: 'Global search', zh: '全局搜索', ms: 'Carian global', ta: 'முழுத் தேடல்' }), {
    path: 'globalSearch',
    icon: 'search',
  }),
  item(
    'workbench',
    texts({ en: 'Translation workbench', zh: '翻译工作台', ms: 'Meja terjemahan', ta: 'மொழிபெயர்ப்பு மேடை' }),
    { path: 'workbench', icon: 'globe' },
  ),
]

const stores: MenuItem[] = [
  item(
    'storefront',
    texts({ en: 'Manage storefronts', zh: '管理店面', ms: 'Urus muka kedai', ta: 'கடைமுகப்புகளை நிர்வகி' }),
    {
      page: 'cp_storefront',
      path: 'storefront',
      icon: 'storefront',
    },
  ),
  item('collection', texts({ en: 'Collections', zh: '合集', ms: 'Koleksi', ta: 'தொகுப்புகள்' }), {
    page: 'cp_storefront',
    path: 'collection',
    icon: 'carousel',
  }),
  item('container', texts({ en: 'Containers', zh: '容器', ms: 'Bekas', ta: 'கொள்கலன்கள்' }), {
    page: 'cp_storefront',
    path: 'Container',
    icon: 'grid',
  }),
  // The screen's own guard decides: dates of titles stand in it, too.
  item(
    'publicationcalendar',
    texts({ en: 'Publication calendar', zh: '发布日历', ms: 'Kalendar penerbitan', ta: 'வெளியீட்டு நாள்காட்டி' }),
    { path: 'calendar', icon: 'calendar' },
  ),
]

const settings: MenuItem[] = [
  item('policy', texts({ en: 'Policy management', zh: '策略管理', ms: 'Pengurusan dasar', ta: 'கொள்கை மேலாண்மை' }), {
    page: 'cp_policymgmt',
    path: 'policy',
    icon: 'policy',
  }),
  item('attributes', texts({ en: 'Policy attributes', zh: '策略属性', ms: 'Atribut dasar', ta: 'கொள்கைப் பண்புகள்' }), {
    page: 'cp_policymgmt',
    path: 'attributes/product',
    icon: 'tag',
  }),
  item('applications', texts({ en: 'Applications', zh: '应用', ms: 'Aplikasi', ta: 'செயலிகள்' }), {
    page: 'cp_policymgmt',
    path: 'policy/applications',
    icon: 'phone',
  }),
]

/** What the menu is made of cannot be changed by two at a time: its entries are off while somebody holds the menu. */
const configuration: MenuConfig['sections'][number]['items'] = [
  {
    ...item(
      'config',
      texts({ en: 'App configuration', zh: '应用配置', ms: 'Konfigurasi aplikasi', ta: 'செயலி அமைப்பு' }),
      {
        page: 'cp_appconfig',
        path: 'config/list',
        icon: 'config',
      },
    ),
    offWhileLocked: true,
  },
  {
    ...item('types', texts({ en: 'Resource types', zh: '资源类型', ms: 'Jenis sumber', ta: 'வள வகைகள்' }), {
      page: 'cp_appconfig',
      path: 'config/types',
      icon: 'layers',
    }),
    offWhileLocked: true,
  },
  item('roles', texts({ en: 'Roles and rights', zh: '角色与权限', ms: 'Peranan dan hak', ta: 'பங்குகளும் உரிமைகளும்' }), {
    page: 'cp_appconfig',
    path: '/pages/roles',
    icon: 'policy',
  }),
  item('machines', texts({ en: 'Machines', zh: '程序接入', ms: 'Mesin', ta: 'நிரல்கள்' }), {
    page: 'cp_appconfig',
    path: '/pages/machines',
    icon: 'link',
  }),
  { id: 'config-line', kind: 'divider' },
  item('ip', texts({ en: 'IP configuration', zh: 'IP 配置', ms: 'Konfigurasi IP', ta: 'IP அமைப்பு' }), {
    page: 'cp_ipconfig',
    path: 'ip/list',
    icon: 'globe',
  }),
]

const ads: MenuItem[] = [
  item(
    'adtag',
    texts({
      en: 'Ad Tag Configurations',
      zh: '广告标签配置',
      ms: 'Konfigurasi tag iklan',
      ta: 'விளம்பரக் குறி அமைப்புகள்',
    }),
    {
      page: 'cp_adconfig',
      path: 'ad/tag',
      icon: 'tag',
    },
  ),
  item(
    'adattribute',
    texts({
      en: 'Ad Server Attributes',
      zh: '广告服务器属性',
      ms: 'Atribut pelayan iklan',
      ta: 'விளம்பரச் சேவையகப் பண்புகள்',
    }),
    { page: 'cp_adconfig', path: 'ad/attribute', icon: 'list' },
  ),
  item(
    'adload',
    texts({ en: 'Ad load policies', zh: '广告量策略', ms: 'Dasar beban iklan', ta: 'விளம்பர அளவுக் கொள்கைகள்' }),
    { page: 'cp_adconfig', path: 'ad/loadpolicy', icon: 'clock' },
  ),
]

/** Sections and groups of the specification's section 2; what has no screen yet stays hidden by the console. */
export const MENU_SEED: MenuConfig = {
  sections: [
    {
      id: 'dashboard',
      label: texts({ en: 'Home', zh: '首页', ms: 'Utama', ta: 'முகப்பு' }),
      icon: 'dashboard',
      items: [
        item('dashboard', texts({ en: 'Dashboard', zh: '仪表板', ms: 'Papan pemuka', ta: 'முகப்புப் பலகை' }), {
          page: 'dashboard',
          path: 'dashboards/project',
          icon: 'dashboard',
        }),
        item('notification', texts({ en: 'Notifications', zh: '通知', ms: 'Pemberitahuan', ta: 'அறிவிப்புகள்' }), {
          page: 'cp_notification',
          path: 'notification',
          icon: 'bell',
        }),
      ],
    },
    {
      id: 'datastore',
      label: texts({ en: 'Data', zh: '数据', ms: 'Data', ta: 'தரவு' }),
      icon: 'datastore',
      items: datastore,
    },
    {
      id: 'store_front',
      label: texts({ en: 'Stores', zh: '店面', ms: 'Kedai', ta: 'கடைகள்' }),
      icon: 'storefront',
      items: stores,
    },
    {
      id: 'settings',
      label: texts({ en: 'Policy', zh: '策略', ms: 'Dasar', ta: 'கொள்கை' }),
      icon: 'policy',
      items: settings,
    },
    {
      id: 'app_configuration',
      label: texts({ en: 'Config', zh: '配置', ms: 'Konfigurasi', ta: 'அமைப்பு' }),
      icon: 'config',
      items: configuration,
    },
    { id: 'ad_config', label: texts({ en: 'Ads', zh: '广告', ms: 'Iklan', ta: 'விளம்பரம்' }), icon: 'ads', items: ads },
    {
      id: 'videoeditor',
      label: texts({ en: 'Video', zh: '视频', ms: 'Video', ta: 'காணொளி' }),
      icon: 'video',
      items: [
        item(
          'videoeditor',
          texts({ en: 'Video editor', zh: '视频编辑器', ms: 'Penyunting video', ta: 'காணொளித் தொகுப்பி' }),
          {
            page: 'cp_mediaoperations',
            path: 'videoeditor',
            icon: 'video',
          },
        ),
      ],
    },
  ],
}

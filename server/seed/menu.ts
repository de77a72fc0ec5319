import type { MenuConfig, MenuItem } from '#contract/registry/menu.ts'
import type { Page } from '#contract/values/access.ts'
import type { Texts } from '#contract/values/languages.ts'
import { texts } from '../types/groups/field.ts'

type Leaf = { icon: string; path: string; page?: Page }
const item = (id: string, label: Texts, leaf: Leaf): MenuItem => ({ id, kind: 'item', label, ...leaf })

const datastore: MenuItem[] = [
  { id: 'vod', kind: 'collapse', label: texts('VOD', '点播', 'VOD', 'VOD'), icon: 'film', area: 'vod' },
  {
    id: 'live',
    kind: 'collapse',
    label: texts('Live', '直播', 'Siaran langsung', 'நேரலை'),
    icon: 'tv',
    area: 'live',
    children: [
      item('epg', texts('EPG', '节目单', 'EPG', 'நிகழ்ச்சி வழிகாட்டி'), {
        page: 'epg',
        path: 'live/epg',
        icon: 'calendar',
      }),
      item('program', texts('Programs', '节目', 'Program', 'நிகழ்ச்சிகள்'), {
        page: 'cp_live',
        path: 'live/program',
        icon: 'play',
      }),
    ],
  },
  {
    id: 'assets',
    kind: 'collapse',
    label: texts('Assets', '素材', 'Aset', 'சொத்துகள்'),
    icon: 'image',
    area: 'assets',
  },
  {
    id: 'syndication',
    kind: 'collapse',
    label: texts('Syndication', '联合发行', 'Sindikasi', 'கூட்டுப் பகிர்வு'),
    icon: 'refresh',
    area: 'syndication',
  },
  // Whoever may view any type may search: the screen's own guard decides.
  item('globalsearch', texts('Global search', '全局搜索', 'Carian global', 'முழுத் தேடல்'), {
    path: 'globalSearch',
    icon: 'search',
  }),
]

const stores: MenuItem[] = [
  item('storefront', texts('Manage storefronts', '管理店面', 'Urus muka kedai', 'கடைமுகப்புகளை நிர்வகி'), {
    page: 'cp_storefront',
    path: 'storefront',
    icon: 'storefront',
  }),
  item('collection', texts('Collections', '合集', 'Koleksi', 'தொகுப்புகள்'), {
    page: 'cp_storefront',
    path: 'collection',
    icon: 'carousel',
  }),
  item('container', texts('Containers', '容器', 'Bekas', 'கொள்கலன்கள்'), {
    page: 'cp_storefront',
    path: 'Container',
    icon: 'grid',
  }),
]

const settings: MenuItem[] = [
  item('policy', texts('Policy management', '策略管理', 'Pengurusan dasar', 'கொள்கை மேலாண்மை'), {
    page: 'cp_policymgmt',
    path: 'policy',
    icon: 'policy',
  }),
  item('attributes', texts('Policy attributes', '策略属性', 'Atribut dasar', 'கொள்கைப் பண்புகள்'), {
    page: 'cp_policymgmt',
    path: 'attributes/product',
    icon: 'tag',
  }),
]

/** What the menu is made of cannot be changed by two at a time: its entries are off while somebody holds the menu. */
const configuration: MenuConfig['sections'][number]['items'] = [
  {
    ...item('config', texts('App configuration', '应用配置', 'Konfigurasi aplikasi', 'செயலி அமைப்பு'), {
      page: 'cp_appconfig',
      path: 'config/list',
      icon: 'config',
    }),
    offWhileLocked: true,
  },
  {
    ...item('types', texts('Resource types', '资源类型', 'Jenis sumber', 'வள வகைகள்'), {
      page: 'cp_appconfig',
      path: 'config/types',
      icon: 'layers',
    }),
    offWhileLocked: true,
  },
  item('roles', texts('Roles and rights', '角色与权限', 'Peranan dan hak', 'பங்குகளும் உரிமைகளும்'), {
    page: 'cp_appconfig',
    path: '/pages/roles',
    icon: 'policy',
  }),
  { id: 'config-line', kind: 'divider' },
  item('ip', texts('IP configuration', 'IP 配置', 'Konfigurasi IP', 'IP அமைப்பு'), {
    page: 'cp_ipconfig',
    path: 'ip/list',
    icon: 'globe',
  }),
]

const ads: MenuItem[] = [
  item('adtag', texts('Ad Tag Configurations', '广告标签配置', 'Konfigurasi tag iklan', 'விளம்பரக் குறி அமைப்புகள்'), {
    page: 'cp_adconfig',
    path: 'ad/tag',
    icon: 'tag',
  }),
  item(
    'adattribute',
    texts('Ad Server Attributes', '广告服务器属性', 'Atribut pelayan iklan', 'விளம்பரச் சேவையகப் பண்புகள்'),
    { page: 'cp_adconfig', path: 'ad/attribute', icon: 'list' },
  ),
]

/** Sections and groups of the specification's section 2; what has no screen yet stays hidden by the console. */
export const MENU_SEED: MenuConfig = {
  sections: [
    {
      id: 'dashboard',
      label: texts('Home', '首页', 'Utama', 'முகப்பு'),
      icon: 'dashboard',
      items: [
        item('dashboard', texts('Dashboard', '仪表板', 'Papan pemuka', 'முகப்புப் பலகை'), {
          page: 'dashboard',
          path: 'dashboards/project',
          icon: 'dashboard',
        }),
      ],
    },
    { id: 'datastore', label: texts('Data', '数据', 'Data', 'தரவு'), icon: 'datastore', items: datastore },
    { id: 'store_front', label: texts('Stores', '店面', 'Kedai', 'கடைகள்'), icon: 'storefront', items: stores },
    { id: 'settings', label: texts('Policy', '策略', 'Dasar', 'கொள்கை'), icon: 'policy', items: settings },
    {
      id: 'app_configuration',
      label: texts('Config', '配置', 'Konfigurasi', 'அமைப்பு'),
      icon: 'config',
      items: configuration,
    },
    { id: 'ad_config', label: texts('Ads', '广告', 'Iklan', 'விளம்பரம்'), icon: 'ads', items: ads },
    {
      id: 'videoeditor',
      label: texts('Video', '视频', 'Video', 'காணொளி'),
      icon: 'video',
      items: [
        item('videoeditor', texts('Video editor', '视频编辑器', 'Penyunting video', 'காணொளித் தொகுப்பி'), {
          page: 'cp_mediaoperations',
          path: 'videoeditor',
          icon: 'video',
        }),
      ],
    },
  ],
}

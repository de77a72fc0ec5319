import type { MenuConfig, MenuItem } from '#contract/registry/menu.ts'
import type { Texts } from '#contract/values/languages.ts'

const item = (id: string, label: Texts, leaf: Pick<MenuItem, 'icon' | 'path' | 'page' | 'area'>): MenuItem => ({
  id,
  kind: leaf.area ? 'collapse' : 'item',
  label,
  ...leaf,
})

/**
 * The menu where the service keeps none: the dashboard, the types of each area, the search. It offers what follows from
 * types and rights alone; whatever a platform has beyond that, its own configuration names.
 */
export function menuOfAreas(): MenuConfig {
  const dashboard = item(
    'dashboard',
    { en: 'Dashboard', zh: '仪表板', ms: 'Papan pemuka', ta: 'முகப்புப் பலகை' },
    { page: 'dashboard', path: 'dashboards/project', icon: 'dashboard' },
  )
  return {
    sections: [
      {
        id: 'dashboard',
        label: { en: 'Home', zh: '首页', ms: 'Utama', ta: 'முகப்பு' },
        icon: 'dashboard',
        items: [dashboard],
      },
      {
        id: 'datastore',
        label: { en: 'Data', zh: '数据', ms: 'Data', ta: 'தரவு' },
        icon: 'datastore',
        items: [
          item('vod', { en: 'VOD', zh: '点播', ms: 'VOD', ta: 'VOD' }, { area: 'vod', icon: 'film' }),
          item('live', { en: 'Live', zh: '直播', ms: 'Siaran langsung', ta: 'நேரலை' }, { area: 'live', icon: 'tv' }),
          item('assets', { en: 'Assets', zh: '素材', ms: 'Aset', ta: 'சொத்துகள்' }, { area: 'assets', icon: 'image' }),
          item(
            'syndication',
            { en: 'Syndication', zh: '联合发行', ms: 'Sindikasi', ta: 'கூட்டுப் பகிர்வு' },
            { area: 'syndication', icon: 'refresh' },
          ),
          item(
            'globalsearch',
            { en: 'Global search', zh: '全局搜索', ms: 'Carian global', ta: 'முழுத் தேடல்' },
            { path: 'globalSearch', icon: 'search' },
          ),
        ],
      },
    ],
  }
}

/** First words of addresses below /apps (specification section 2): no product may be told apart from them. */
export const AREA_WORDS = [
  'dashboards',
  'globalSearch',
  'storefront',
  'collection',
  'Container',
  'policy',
  'attributes',
  'globalAttributes',
  'config',
  'ip',
  'vod',
  'assets',
  'live',
  'ad',
  'notification',
  'syndication',
  'store',
  'videoeditor',
  // Ours: the publication calendar, and resources that extensions bring.
  'calendar',
  'own',
] as const

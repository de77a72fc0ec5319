/** Languages in which the demo catalogue has texts of its own; another interface language reads English there. */
export const DEMO_LANGUAGES = ['en', 'zh', 'ms', 'ta'] as const
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number]

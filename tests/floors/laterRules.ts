/**
 * What stands ready, with tests, for parts of the console that are still to come: a file, one name of it, or a folder. Whatever
 * gains a caller leaves this list; whatever else only tests reach is used or removed.
 */
export const LATER: Readonly<Record<string, readonly string[]>> = {
  'schedules and EPG': ['contract/rules/dates/twelveHour.ts'],
  'clips and segments': [
    'contract/rules/program/deriveSegments.ts#contentDuration',
    'contract/rules/time/ranges.ts',
    'contract/rules/images/aspectRatio.ts',
  ],
  names: ['contract/rules/names/uniqueName.ts'],
  storefronts: ['contract/rules/storefront/', 'contract/values/storefront.ts'],
  'flat lists': ['contract/rules/truncate.ts'],
}

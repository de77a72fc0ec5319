/**
 * Codes of the warnings that the specification names (section 8, schedule warnings; section 9, grouped by code), with
 * the names that their texts have in the console: `warnings.<name>`.
 */
export const WARNING_NAMES: Readonly<Record<string, string | undefined>> = {
  '413401': 'gapsPresent',
  '11340201': 'vodExpired',
  '11340202': 'vodNotAvailableForVll',
  '11340203': 'vodNotAvailableForProduct',
  '11340204': 'vodNotPublished',
  '413405': 'reprocessing',
  '113403': 'notFilled',
  channelExpiry: 'channelExpiring',
  conditionalPublish: 'conditionalPublish',
}

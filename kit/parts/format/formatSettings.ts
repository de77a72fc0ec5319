import { DATE_FORMATS } from '#contract/rules/dates/displayDate.ts'
import type { DateFormat } from '#contract/rules/dates/displayDate.ts'
import type { Language } from '#contract/values/languages.ts'

/** What a user chooses about dates and numbers (specification section 3, user preferences). */
export type FormatSettings = {
  language: Language
  dateFormat: DateFormat
  /** IANA name. */
  timeZone: string
}

/** Before the user has chosen: English, the specification's order, the zone of the device. */
export function defaultSettings(): FormatSettings {
  return {
    language: 'en',
    dateFormat: DATE_FORMATS[0],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  }
}

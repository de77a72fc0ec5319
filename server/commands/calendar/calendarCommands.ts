import { listPublicationCalendar } from './listPublicationCalendar.ts'

/** Dates of all kinds in one place. */
export const calendarCommands = { listPublicationCalendar }

import { byArea } from '../../byArea.ts'

/** Words of the calendars. */
export const messages = byArea(import.meta.glob<object>('../calendar.ts', { eager: true, import: 'words' }))

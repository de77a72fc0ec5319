import { byArea } from '../../byArea.ts'

/** Words of feeds: taking them in, and the inbox. */
export const messages = byArea(import.meta.glob<object>('../ingestion.ts', { eager: true, import: 'words' }))

import { byArea } from '../../byArea.ts'

/** Words of review links and of notes on documents. */
export const messages = byArea(import.meta.glob<object>('../review.ts', { eager: true, import: 'words' }))

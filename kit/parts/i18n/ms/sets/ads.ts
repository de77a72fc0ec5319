import { byArea } from '../../byArea.ts'

/** Words of ads. */
export const messages = byArea(import.meta.glob<object>('../ads.ts', { eager: true, import: 'words' }))

import { byArea } from '../../byArea.ts'

/** Words of the pages of resource types. */
export const messages = byArea(import.meta.glob<object>('../types.ts', { eager: true, import: 'words' }))

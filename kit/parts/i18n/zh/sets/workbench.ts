import { byArea } from '../../byArea.ts'

/** Words of the translation workbench. */
export const messages = byArea(import.meta.glob<object>('../workbench.ts', { eager: true, import: 'words' }))

import { byArea } from '../../byArea.ts'

/** Words of policies and attributes. */
export const messages = byArea(import.meta.glob<object>('../policies.ts', { eager: true, import: 'words' }))

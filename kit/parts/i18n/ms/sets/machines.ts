import { byArea } from '../../byArea.ts'

/** Words of programs beside the console. */
export const messages = byArea(import.meta.glob<object>('../machines.ts', { eager: true, import: 'words' }))

import { byArea } from '../../byArea.ts'

/** Words of storefronts, their editor and their lists. */
export const messages = byArea(import.meta.glob<object>('../store*.ts', { eager: true, import: 'words' }))

import { byArea } from '../byArea.ts'

/** Every word in Chinese (simplified): each other file of this folder is one area. */
export const messages = byArea(import.meta.glob<object>('./*.ts', { eager: true, import: 'words' }))

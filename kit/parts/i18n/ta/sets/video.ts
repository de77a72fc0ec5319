import { byArea } from '../../byArea.ts'

/** Words of the video editor. */
export const messages = byArea(import.meta.glob<object>('../video.ts', { eager: true, import: 'words' }))

import { byArea } from '../../byArea.ts'

/** Words of schedules of virtual channels. */
export const messages = byArea(import.meta.glob<object>('../schedule*.ts', { eager: true, import: 'words' }))

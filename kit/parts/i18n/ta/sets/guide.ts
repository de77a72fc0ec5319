import { byArea } from '../../byArea.ts'

/** Words of the guide, and of the airings of a record. */
export const messages = byArea(
  import.meta.glob<object>('../{epg,airBoard,airings,liveToVod}.ts', { eager: true, import: 'words' }),
)

import { byArea } from '../../byArea.ts'

/** Words of configurations, of the menu's editor and of ranges of addresses. */
export const messages = byArea(
  import.meta.glob<object>('../{configuration,menuEditor,geo}.ts', { eager: true, import: 'words' }),
)

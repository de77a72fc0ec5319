import { byArea } from '../byArea.ts'

/** The words in Tamil that do not come with a page (`sets`): each other file of this folder is one area. */
export const messages = byArea(
  import.meta.glob<object>(
    ['./*.ts', '!./{schedule,store}*.ts', '!./{airBoard,airings,epg,ingestion,liveToVod,types}.ts'],
    { eager: true, import: 'words' },
  ),
)

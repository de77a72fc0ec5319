import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'

/** Keys of the list of changes (`useBlockKeys`), and the word for what they do. */
const KEYS = {
  'ArrowUp ArrowDown': 'ingestion.keys.walk',
  'ArrowLeft ArrowRight': 'ingestion.keys.pick',
  Space: 'ingestion.keys.select',
  A: 'ingestion.keys.accept',
  K: 'ingestion.keys.keep',
} as const
const NO_COMMANDS = [] as const

/** The inbox on the sheet of shortcuts. */
export function useInboxKeyList(): void {
  useCommands(NO_COMMANDS, useKeyList('inbox', 'pages.titles.epgInbox', KEYS))
}

import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'

/** Keys of the list of changes (`useBlockKeys`), and the word under `ingestion.keys` for what they do. */
const KEYS = {
  'ArrowUp ArrowDown': 'walk',
  'ArrowLeft ArrowRight': 'pick',
  Space: 'select',
  A: 'accept',
  K: 'keep',
} as const
const NO_COMMANDS = [] as const

/** The inbox on the sheet of shortcuts. */
export function useInboxKeyList(): void {
  const translate = useTranslate()
  const list = useMemo(() => {
    const lines = Object.entries(KEYS).map(([keys, name]) => ({ keys, words: translate(`ingestion.keys.${name}`) }))
    return [{ id: 'inbox', title: translate('pages.titles.epgInbox'), lines }]
  }, [translate])
  useCommands(NO_COMMANDS, list)
}

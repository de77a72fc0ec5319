import { useContext, useEffect, useState } from 'react'
import type { Command, KeyList } from './command.ts'
import { CommandContext } from './CommandContext.ts'

/**
 * Offers what can be done on this screen to palette and sheet of shortcuts, for as long as it is shown:
 * `useCommands([{ id: 'list.new', group: 'page', label: translate(...), act: { to } }])`.
 */
export function useCommands(commands: readonly Command[], keyLists?: readonly KeyList[]): void {
  const registry = useContext(CommandContext)
  const [owner] = useState(() => Symbol('commands'))
  // Anew with each drawing: what a command does closes over what is on screen now.
  useEffect(() => registry.put(owner, keyLists ? { commands, keyLists } : { commands }))
  useEffect(() => () => registry.drop(owner), [registry, owner])
}

import { useContext, useSyncExternalStore } from 'react'
import type { Command, KeyList } from './command.ts'
import { CommandContext } from './CommandContext.ts'

/** Everything that can be done or gone to now. Whoever offers commands must not read them as well. */
export function useCommandList(): readonly Command[] {
  const registry = useContext(CommandContext)
  return useSyncExternalStore(registry.subscribe, registry.commands)
}

/** The keys that screens listen to themselves, for the sheet of shortcuts. */
export function useKeyLists(): readonly KeyList[] {
  const registry = useContext(CommandContext)
  return useSyncExternalStore(registry.subscribe, registry.keyLists)
}

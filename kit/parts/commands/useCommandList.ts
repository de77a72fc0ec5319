import { useContext, useSyncExternalStore } from 'react'
import type { Command, KeyList } from './command.ts'
import { CommandContext } from './CommandContext.ts'

const NONE: readonly Command[] = []
const none = () => NONE
const never = () => () => undefined

/**
 * Everything that can be done or gone to now; nothing, and no word of what changes, while it is not wanted. Whoever
 * offers commands must not read them as well.
 */
export function useCommandList(isWanted = true): readonly Command[] {
  const registry = useContext(CommandContext)
  return useSyncExternalStore(isWanted ? registry.subscribe : never, isWanted ? registry.commands : none)
}

/** The keys that screens listen to themselves, for the sheet of shortcuts. */
export function useKeyLists(): readonly KeyList[] {
  const registry = useContext(CommandContext)
  return useSyncExternalStore(registry.subscribe, registry.keyLists)
}

import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsoleCommands } from './useConsoleCommands.ts'
import { usePageCommands } from './usePageCommands.ts'

/** The commands that every page has. Draws nothing. */
export function ConsoleCommands() {
  useCommands([...usePageCommands(), ...useConsoleCommands()])
  return null
}

import { createContext } from 'react'
import { createCommandRegistry } from './commandRegistry.ts'

/** One registry serves the console; a test hands in its own. */
export const CommandContext = createContext(createCommandRegistry())

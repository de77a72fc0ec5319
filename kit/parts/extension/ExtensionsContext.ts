import { createContext, useContext } from 'react'
import type { Extension } from './Extension.ts'

const NONE: readonly Extension[] = []

/** The extensions of this session; `src/extensions` finds them. */
export const ExtensionsContext = createContext<readonly Extension[]>(NONE)

/** They stay the same for as long as the page is open. */
export function useExtensions(): readonly Extension[] {
  return useContext(ExtensionsContext)
}

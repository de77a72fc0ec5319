import { createContext, useContext } from 'react'
import { DEFAULT_LOOK } from './lookSettings.ts'
import type { LookSettings } from './lookSettings.ts'
import type { ThemeName } from './tokens.ts'

export type LookValue = {
  look: LookSettings
  /** The named theme that the page wears now: `look.theme.main`, or its counterpart while the other scheme is switched on. */
  worn: ThemeName
  /** The user's own choice: applies at once and is kept. */
  change: (next: LookSettings) => void
  /** Chooses the page's theme, and with it dark or light. */
  wear: (name: ThemeName) => void
  /** What storage or another tab says: applies at once and is not kept again. */
  adopt: (look: LookSettings) => void
  /** Grows with every choice of the user, so that whoever keeps them knows of it. */
  choices: number
  /** The Theme Settings panel beside the page. */
  isPanelOpen: boolean
  setPanelOpen: (open: boolean) => void
}

const nothing = () => undefined

/** Without a provider (the kit's own tests, a part alone) everything looks as it does by default. */
export const LookContext = createContext<LookValue>({
  look: DEFAULT_LOOK,
  worn: DEFAULT_LOOK.theme.main,
  change: nothing,
  wear: nothing,
  adopt: nothing,
  choices: 0,
  isPanelOpen: false,
  setPanelOpen: nothing,
})

/** Layout, theme, direction, scrollbars and animations as the user has chosen them. */
export function useLookSettings(): LookValue {
  return useContext(LookContext)
}

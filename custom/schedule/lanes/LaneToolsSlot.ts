import { createContext } from 'react'

/** The element of the toolbar that the tools of the lanes are drawn in; undefined where there is none. */
export const LaneToolsSlot = createContext<HTMLElement | null | undefined>(undefined)

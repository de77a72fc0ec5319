import { createContext } from 'react'

/** How many objects and alternatives stand around a control. */
export const DepthContext = createContext(0)

/** A schema may contain itself: from here on what is empty is opened by hand. */
export const OPEN_BY_HAND_FROM = 2

/** At every so many levels what is filled in is folded, too. */
export const FOLDED_FROM = 6

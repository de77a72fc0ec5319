import { createContext } from 'react'

/** `bare` within a table: the column's head is the label, help stays away. */
export type FieldLook = 'full' | 'bare'

export const LookContext = createContext<FieldLook>('full')

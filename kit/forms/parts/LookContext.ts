import { createContext } from 'react'

/** `bare` within a table: the column's head is the label, help stays away. */
type FieldLook = 'full' | 'bare'

export const LookContext = createContext<FieldLook>('full')

import type { ReactNode } from 'react'
import type { ExtraAction } from '#kit/record/bar/MoreActions.tsx'

/** Entries of a record's menu with the dialog that one of them has opened. */
export type RecordTools = { extras: readonly ExtraAction[]; dialog: ReactNode }

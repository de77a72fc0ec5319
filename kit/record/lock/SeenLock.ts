import { createContext } from 'react'
import type { LockState } from '#contract/schemas/lock.ts'

/** The lock of the record on screen as `FirstLook` found it beside the record: what the screen says from its first frame on. */
export const SeenLock = createContext<LockState | undefined>(undefined)

import { createContext } from 'react'
import type { Approval } from '#kit/record/actions/useApproval.ts'

/** What the buttons of the rows do; columns stay the same while a title is on its way. */
export const ApprovalContext = createContext<Approval | undefined>(undefined)

import { createContext, useContext } from 'react'
import type { SessionData } from './loadSession.ts'

/** `build`: version shown in the footer; `operationsUrl`: the external operations site, both where the server says them. */
export type ShellData = SessionData & { build: string | undefined; operationsUrl: string | undefined }

export const SessionContext = createContext<ShellData | undefined>(undefined)

/** Menu, settings and notices of the session: the shell's own part, beside what every screen gets by useConsole. */
export function useSessionData(): ShellData {
  const value = useContext(SessionContext)
  if (!value) throw new Error('useSessionData needs a SessionContext around it')
  return value
}

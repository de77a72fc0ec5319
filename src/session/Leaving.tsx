import type { LogoutReason } from '#authProvider/signIn.ts'
import { Starting } from './Starting.tsx'

const MORE: Partial<Record<LogoutReason, string>> = {
  invalidToken: 'sessions.refused',
  elsewhere: 'sessions.elsewhere',
}

/** The splash while one signs out, with what has led to it (specification sections 4 and 8). */
export function Leaving({ reason }: { reason: LogoutReason }) {
  return (
    <Starting
      words={reason === 'invalidToken' ? 'errors.invalidAccessToken' : 'shell.signingOut'}
      more={MORE[reason]}
    />
  )
}

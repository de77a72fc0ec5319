import { StartRefused } from '../db/startRefused.ts'
import type { Settings } from '../settings/settings.ts'
import { withoutSecrets } from './createLog.ts'

type Failure = { code: unknown; syscall: unknown }

/** Why the server did not start, for whoever started it: a sentence that says what to do, else the error itself. */
export function startFailure(error: unknown, settings: Pick<Settings, 'host' | 'port'>): string[] {
  const sentence = startSentence(error, settings)
  if (sentence !== undefined) return [sentence]
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  return [`Marquee could not start: ${withoutSecrets(message)}`, '', withoutSecrets(stack)]
}

/** What whoever starts it can mend, in a sentence; undefined for everything else. */
export function startSentence(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string | undefined {
  if (error instanceof StartRefused) return error.message
  const { code, syscall } = (error instanceof Error ? error : {}) as Partial<Failure>
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use already: stop what listens there, or set PORT.`
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}: set HOST to one of its own.`
    case 'EACCES':
      return syscall === 'listen'
        ? `Port ${port} may not be used by this account: set PORT to 1024 or more.`
        : 'A folder of DATA_DIR or FILES may not be used by this account: give it the right, or name another.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'The database of DATABASE_URL cannot be reached: start it, or correct the address.'
    case '28P01':
    case '28000':
    case '3D000':
      return (
        'The database of DATABASE_URL refuses this user, password or database name. ' +
        'Letters such as @ : / ? # % in a password are written percent-encoded: @ as %40.'
      )
    case '42501':
      return 'The user of DATABASE_URL lacks a right there: docs/operating.md says which are needed.'
    default:
      return undefined
  }
}

import { acquireLock } from './acquireLock.ts'
import { beatLock } from './beatLock.ts'
import { forceUnlock } from './forceUnlock.ts'
import { listLocks } from './listLocks.ts'
import { readLock } from './readLock.ts'
import { releaseLock } from './releaseLock.ts'

/** Commands of calls.md section 8. */
export const lockCommands = { readLock, acquireLock, beatLock, releaseLock, listLocks, forceUnlock }

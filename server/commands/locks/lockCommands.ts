import { acquireLock } from './acquireLock.ts'
import { askForLock } from './askForLock.ts'
import { beatLock } from './beatLock.ts'
import { declineLockAsk } from './declineLockAsk.ts'
import { forceUnlock } from './forceUnlock.ts'
import { handLockOver } from './handLockOver.ts'
import { listLocks } from './listLocks.ts'
import { readLock } from './readLock.ts'
import { releaseLock } from './releaseLock.ts'
import { withdrawLockAsk } from './withdrawLockAsk.ts'

/** Commands of calls.md section 8 that concern locks. */
export const lockCommands = {
  readLock,
  acquireLock,
  beatLock,
  releaseLock,
  listLocks,
  forceUnlock,
  askForLock,
  withdrawLockAsk,
  handLockOver,
  declineLockAsk,
}

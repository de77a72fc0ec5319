import { isFullRun } from './fullRun.ts'

/**
 * How often a law is tried. Each run draws anew, so that a fifth of the times in `npm test` finds over the runs what
 * all of them find in `npm run test:full`.
 */
export function lawRuns(times: number): number {
  return isFullRun ? times : Math.ceil(times / 5)
}

import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { guidePath, inboxPath } from '#kit/parts/routes/paths.ts'
import { useSchedulePath } from '#kit/parts/routes/useSchedulePath.ts'

/** Where channels and problems of the board are looked into. */
export function useBoardPaths() {
  const { product } = useConsole()
  const schedulePath = useSchedulePath()
  /** A channel at an instant: its day of the schedule that it is planned in, else the grid of the guide. */
  const channelPath = (channel: Pick<GuideChannel, 'id' | 'cs' | 'chty'>, instant: number, airing?: string): string => {
    const schedule = channel.chty === 'virtual' ? schedulePath(channel, dayOf(instant, 'UTC')) : undefined
    if (schedule !== undefined) return schedule
    const at = new Date(instant).toISOString()
    return guidePath(product, { channel: channel.id, at, ...(airing !== undefined && { airing }) })
  }
  /** A problem: its channel when it hits viewers, or the ingestion that waits. */
  const problemPath = (problem: OnAirProblem, channel: GuideChannel | undefined, now: number): string => {
    const { kind, channel: id, from, airing, ingestion } = problem
    if (kind === 'waiting' && ingestion !== undefined) return inboxPath(product, ingestion)
    return channelPath(channel ?? { id }, Math.max(from, now), airing)
  }
  return { channelPath, problemPath }
}

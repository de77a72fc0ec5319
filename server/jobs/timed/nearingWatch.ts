import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { nearingDays } from '#contract/rules/schedule/ahead/nearingDays.ts'
import { ON_AIR_NEAR_DAYS } from '#contract/values/onAir.ts'
import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { EventLog } from '../../stores/eventLog.ts'
import type { ScheduleStore } from '../../stores/scheduleStore.ts'

type Parts = {
  schedules: Pick<ScheduleStore, 'ahead' | 'tellAlerts'>
  events: Pick<EventLog, 'wake'>
  now: () => number
}

/**
 * Looks after days of virtual channels that near their air time and are not ready. Each is told once by day and state,
 * over restarts and whichever server does it, and told again when it is ready.
 */
export function createNearingWatch({ schedules, events, now }: Parts): () => Promise<void> {
  const channelUrn = catalogUrn(VIRTUAL_CHANNEL_TYPE)
  return async () => {
    const at = now()
    const channels = await schedules.ahead('all', { channelUrn, now: at, count: ON_AIR_NEAR_DAYS })
    const alerts = channels.flatMap(({ channel: { id, prd }, facts }) =>
      nearingDays(facts).map(({ dt, state }) => ({ channel: id, prd, dt, state })),
    )
    const told = await schedules.tellAlerts({
      ...{ alerts, channels: channels.map(({ channel: { id } }) => id), channelUrn, today: dayOf(at, 'UTC') },
      at: new Date(at).toISOString(),
    })
    if (told > 0) events.wake()
  }
}

import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { useSchedule } from './ScheduleContext.ts'

/** Where the channel itself is edited and published. */
export function useChannelPath(): string {
  const { product } = useConsole()
  const { channel } = useSchedule()
  return itemPath(product, { area: 'live', type: VIRTUAL_CHANNEL_TYPE }, channel.id)
}

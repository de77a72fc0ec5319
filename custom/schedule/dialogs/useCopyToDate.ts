import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { channelCopy, type DayPair } from '../model/channelCopy.ts'
import { changedDays } from '../session/daysToSave.ts'
import { useCopyToChannels } from './useCopyToChannels.ts'
import { useTargets } from './useTargetChannels.ts'

/**
 * Copies of days onto days beyond the week that is open: these are read, and saved as drafts at once, all or none,
 * since no step of the open week could take them back. Without pairs nothing is read.
 */
export function useCopyToDate(pairs: readonly DayPair[], { clears, idPrefix }: { clears: boolean; idPrefix: string }) {
  const { schedule, saved, titles, now, channel, shown } = useSchedule()
  const { product } = useConsole()
  const { outcomes, isSaving, save, forget } = useCopyToChannels()
  const days = pairs.map(({ to }) => to).toSorted()
  const [first = shown.from] = days
  const chosen = pairs.length > 0 ? [{ id: channel.id, cs: channel.cs, name: channel.name }] : []
  const [target] = useTargets(chosen, { from: first, to: days.at(-1) ?? first })
  const facts = rightsFacts(titles, {
    now,
    ...(product !== undefined && { product }),
    ...(target?.record && { channel: target.record }),
  })
  const copy =
    target?.schedule && channelCopy(target.schedule, { source: schedule, pairs, clears, idPrefix, now, facts })
  const outcome = outcomes.get(channel.cs)
  const changed = changedDays(saved, schedule)
  const notYet = isSaving
    ? 'channels.saving'
    : outcome?.state === 'saved'
      ? 'channels.saved'
      : days.some((day) => changed.includes(day))
        ? 'saveFirst'
        : target && !copy
          ? 'channels.reading'
          : copy?.days.length
            ? undefined
            : 'nothingFits'
  return {
    ...{ target, copy, outcome, first, forget },
    /** Why nothing can be saved now; on screen `scheduleCopy.<reason>`. */
    notYet,
    save: async () => {
      if (target && copy) await save([{ cs: channel.cs, copy, readAgain: target.readAgain }])
    },
  }
}

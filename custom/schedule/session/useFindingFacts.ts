import { useEffect, useMemo } from 'react'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import { conditionIn, rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { nextRightsCheck } from '#contract/rules/schedule/warnings/checkRights.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ScheduleChannel } from '../ScheduleContext.ts'
import type { ScheduleEditor } from './createScheduleEditor.ts'

/** How long before its end a channel is warned of: the specification has a configured number and shows none. */
const EXPIRES_SOON_MS = 72 * 3_600_000
/** Browsers run longer timers at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Hands the editor what failures and warnings follow from, and has it look again when a failing airing has ended. */
export function useFindingFacts(
  editor: ScheduleEditor,
  titles: KnownTitles,
  { channel, record }: { channel: ScheduleChannel; record: ContentRecord | undefined },
): void {
  const { product } = useConsole()
  const { now } = useFormat()
  const facts = useMemo(
    () => ({
      ...rightsFacts(titles, { now: now(), product, ...(record && { channel: record }) }),
      conditionOf: conditionIn(titles),
      expiresSoon: EXPIRES_SOON_MS,
      ...(channel.window?.to !== undefined && { channelEnd: channel.window.to }),
    }),
    [titles, now, product, record, channel],
  )
  useEffect(() => {
    editor.setFacts(facts)
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      const { failures, schedule } = editor.view()
      const next = nextRightsCheck(failures, schedule, now())
      if (next === undefined) return
      timer = setTimeout(
        () => {
          editor.setFacts(facts)
          wake()
        },
        Math.min(next - now() + 1, LONGEST_TIMER_MS),
      )
    }
    wake()
    return () => clearTimeout(timer)
  }, [editor, facts, now])
}

import { useTranslate } from 'ra-core'
import type { AiringFlag } from '#contract/schemas/live/guide.ts'
import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type UseState = { isFlagged: boolean; words: string }

/** Whether the rights to an airing hold, in words. */
export function useFlagWords() {
  const translate = useTranslate()
  const format = useFormat()
  return {
    /** 'in licence', 'after licence', 'aired': room for two words. */
    stateOf: ({ flags = [], a_ed_dt }: Pick<ProgramUse, 'flags' | 'a_ed_dt'>): UseState => {
      const [first] = flags
      if (first) return { isFlagged: true, words: translate(`airings.flags.${first.reason}`) }
      const isPast = format.millisecondsOf(a_ed_dt) <= format.now()
      return { isFlagged: false, words: translate(isPast ? 'airings.aired' : 'airings.inLicence') }
    },
    /** 'Licence ends 30 Nov 2026 23:59', whose licence that is where it is not the program's. */
    flagOf: ({ reason, at, of }: AiringFlag): string => {
      const words = translate(`epg.flag.${reason}`, {
        of: translate(`epg.of.${of}`),
        ...(at !== undefined && { time: format.dateTime(at) }),
      })
      return at !== undefined && of === 'title' ? `${words}. ${translate('epg.panel.of.title')}` : words
    },
  }
}

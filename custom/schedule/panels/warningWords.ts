import type { RightsFailure } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { WARNING_NAMES } from '#contract/values/warnings.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { nameOf, type ScheduleWords } from '../model/scheduleWords.ts'
import type { WarningGroup, WarningRow } from './warningGroups.ts'

type Code = WarningGroup['code']
type Look = { icon: IconName; tone: 'warning' | 'error' | 'expired' | 'info'; badge: 'warning' | 'error' | 'neutral' }

/** How a code is drawn (looks: schedule-dark.png): mark, colour of the mark, colour of the count. */
export function lookOf(code: Code): Look {
  switch (code) {
    case '413401':
    case '113403':
    case 'channelExpiry':
      return { icon: 'triangle', tone: 'warning', badge: 'warning' }
    case 'overlap':
      return { icon: 'octagon', tone: 'error', badge: 'error' }
    case '413405':
      return { icon: 'ring', tone: 'info', badge: 'neutral' }
    case 'conditionalPublish':
      return { icon: 'clockForward', tone: 'info', badge: 'neutral' }
    default:
      return { icon: 'clockOff', tone: 'expired', badge: 'error' }
  }
}

/** The name of a code (specification section 8). */
export function headOf(code: Code): string {
  return code === 'overlap' ? 'scheduleWarnings.overlap' : `warnings.${WARNING_NAMES[code] ?? 'gaps'}`
}

/** The sentence of section 5 that goes with a code. */
export function sentenceOf(code: Code): string | undefined {
  if (code === '413401') return 'warnings.gaps'
  if (code === '113403') return 'warnings.dayNotFilled'
  return code === '11340201' ? 'warnings.contentExpiresBefore' : undefined
}

/** Why something may not air, in the sentences of section 5, each once; the title is whoever's rights say so. */
export function failureTexts(failures: readonly RightsFailure[], title: string, words: ScheduleWords): string[] {
  return [
    ...new Set(
      failures.flatMap((failure) => {
        const { text, at, whose } = failure
        const known = whose.id === undefined ? undefined : words.titles.get(whose.id)
        const sentence = words.translate(`warnings.${text}`, {
          title: (known && titleOf(known, words.language)) || title,
          date: at === undefined ? '' : words.format.dateTime(at),
        })
        return whose.kind === 'channel' ? [sentence, channelText(failure, words)] : [sentence]
      }),
    ),
  ]
}

/** What of the channel itself keeps its airings off air: 'The channel is not published'. */
export function channelText({ field, at }: RightsFailure, { translate, format }: ScheduleWords): string {
  const what = field === 'lws' ? 'begins' : at === undefined ? field : 'ends'
  return translate(`scheduleWarnings.channel.${what}`, { date: at === undefined ? '' : format.dateTime(at) })
}

/** The one reason of several rows, where each of them has that and no other: it is told once for all. */
export function sharedReason(rows: readonly WarningRow[], words: ScheduleWords): string | undefined {
  if (rows.length < 2 || rows.some(({ channel }) => channel)) return undefined
  const reasons = new Set(
    rows.map(({ airing, failures = [] }) =>
      airing ? failureTexts(failures, nameOf(airing, words), words).join('\n') : '',
    ),
  )
  const [reason] = reasons
  return reasons.size === 1 && reason && !reason.includes('\n') ? reason : undefined
}

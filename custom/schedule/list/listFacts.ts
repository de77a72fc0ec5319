import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { ScheduleWords } from '../model/scheduleWords.ts'
import type { StartActs } from './StartField.tsx'
import type { StateFacts } from './model/airingState.ts'

/** What the cells of the list are drawn with. */
export type ListFacts = StateFacts &
  StartActs & {
    words: ScheduleWords
    /** Address of a title's picture. */
    pictureOf: (pgmId: string) => string | undefined
    /** Name of a title's type, 'Movie'; undefined where the product has none of it. */
    typeNameOf: (cty: string) => string | undefined
    onFill: ((range: TimeRange) => void) | undefined
    onClose: ((range: TimeRange) => void) | undefined
  }

import type { Formatter } from '../format/createFormatter.ts'

const DAY_MS = 86_400_000

/** '4 h', '30 min', '7 d': how much time a timeline shows. */
export function spanWords(
  span: number,
  translate: (key: string, values?: Record<string, unknown>) => string,
  format: Pick<Formatter, 'duration' | 'number'>,
): string {
  return span > DAY_MS
    ? translate('dates.days', { n: format.number(Math.round(span / DAY_MS)) })
    : format.duration(span)
}

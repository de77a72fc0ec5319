import type { LoadLimit } from '#contract/values/ads.ts'

/** Longest value of each limit, as its schema has it. */
const MOST: Readonly<Record<LoadLimit, number>> = { ads: 3_600_000, breaks: 240, longest: 3_600_000, apart: 86_400_000 }

/** A limit as it is typed: minutes and seconds ('9:30'), or a count. */
export function limitText(limit: LoadLimit, value: number | undefined): string {
  if (value === undefined) return ''
  if (limit === 'breaks') return String(value)
  const seconds = Math.round(value / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What somebody typed: '9' and '9:30' are minutes; undefined is nothing typed, 'wrong' no value of this limit. */
export function readLimit(limit: LoadLimit, text: string): number | undefined | 'wrong' {
  const typed = text.trim()
  if (typed === '') return undefined
  const [, whole, seconds = '0'] =
    (limit === 'breaks' ? /^(\d{1,4})$/ : /^(\d{1,4})(?::([0-5]?\d))?$/).exec(typed) ?? []
  if (whole === undefined) return 'wrong'
  const value = limit === 'breaks' ? Number(whole) : (Number(whole) * 60 + Number(seconds)) * 1_000
  return value > MOST[limit] ? 'wrong' : value
}

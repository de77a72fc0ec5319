import type { EditList } from './editList.ts'
import { keptOf } from './editList.ts'

/** What a pattern may hold, in braces: '{title} {n} {label}'. */
const NAME_PARTS = ['title', 'n', 'label', 'in'] as const
type NamePart = (typeof NAME_PARTS)[number]

const DEFAULT_PATTERN = '{title} {n}'

/** Signs that some file system refuses. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu
const MAX_NAME = 120

/** One name for each kept part, no two alike; `inOf` words where a part begins. */
export function clipNames(list: EditList, title: string, inOf: (frame: number) => string): string[] {
  const kept = keptOf(list)
  const digits = String(kept.length).length
  const seen = new Map<string, number>()
  return kept.map((seg, nth) => {
    const values: Record<NamePart, string> = {
      title,
      n: String(nth + 1).padStart(digits, '0'),
      label: seg.label,
      in: inOf(seg.in),
    }
    const name = plainName(
      (list.names || DEFAULT_PATTERN).replaceAll(/\{(\w+)\}/g, (text, part) => valueOf(values, part) ?? text),
    )
    const used = seen.get(name) ?? 0
    seen.set(name, used + 1)
    return used === 0 ? name : `${name} (${used + 1})`
  })
}

function valueOf(values: Record<NamePart, string>, part: string): string | undefined {
  const known = NAME_PARTS.find((one) => one === part)
  return known && values[known]
}

function plainName(text: string): string {
  return text.replaceAll(REFUSED, '-').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME) || 'clip'
}

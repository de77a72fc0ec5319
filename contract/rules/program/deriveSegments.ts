import { isObject } from '../diff/json.ts'
import { durationOf } from '../time/duration.ts'
import { placeSegments } from './placeSegments.ts'
import { msIn, segmentsIn, type Segment } from './segment.ts'

/** Fields of a segment that follow from others, and its id: nobody sends them. */
const DERIVED = ['id', 'dur', 're_sp', 're_ep'] as const
type DerivedField = (typeof DERIVED)[number]

type Derived = {
  sg: unknown[]
  /** Total run time with breaks, in ms. */
  trt: number
}

/**
 * The segments of a program with everything that follows from them: `re_sp` and `re_ep`, `dur` where two points say it,
 * and an id for those that have none of their own. Senders' values of these are replaced. A field that `knows` denies
 * is left out. Doing it twice changes nothing.
 */
export function deriveSegments(sg: readonly unknown[], knows: (field: DerivedField) => boolean = () => true): Derived {
  const { segments: placed, trt } = placeSegments(sg)
  const ids = idsOf(segmentsIn(sg))
  const derived = sg.map((entry, at) => {
    const own = placed[at]
    if (!isObject(entry) || !own) return entry
    const { dur, re_sp, re_ep } = own
    const isMeasured = msIn(entry.ep) !== undefined
    const facts: [DerivedField, unknown][] = [
      ['id', ids[at]],
      ['dur', isMeasured ? dur : entry.dur],
      ['re_sp', re_sp],
      ['re_ep', re_ep],
    ]
    const kept = Object.fromEntries(facts.filter(([field, value]) => value !== undefined && knows(field)))
    return { ...kept, ...withoutDerived(entry), ...kept }
  })
  return { sg: derived, trt }
}

/** How long a program is, 'HH:mm:ss', breaks included (specification section 3, contentDuration). */
export function contentDuration(sg: unknown): string {
  return durationOf(placeSegments(sg).trt)
}

function withoutDerived(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names: readonly string[] = DERIVED
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !names.includes(field)))
}

/** Each keeps the id that it has first; the others get the lowest free 's1', 's2', … */
function idsOf(segments: readonly Segment[]): string[] {
  const given = new Set(segments.flatMap(({ id }) => (typeof id === 'string' && id !== '' ? [id] : [])))
  const used = new Set<string>()
  let next = 1
  return segments.map(({ id }) => {
    if (typeof id === 'string' && id !== '' && !used.has(id)) {
      used.add(id)
      return id
    }
    while (given.has(`s${next}`)) next++
    given.add(`s${next}`)
    return `s${next}`
  })
}

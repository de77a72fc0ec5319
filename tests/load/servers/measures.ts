/** What people do, by the names that the report has. */
export const ACTIONS = ['list', 'search', 'open', 'save', 'lock', 'push'] as const
type Action = (typeof ACTIONS)[number]

export type Measures = {
  note: (action: Action, ms: number) => void
  /** Something was answered busy or not at all, and asked again. */
  again: (why: 'busy' | 'broken') => void
  /** What was noted since the last time. */
  take: () => Taken
}

type Figures = { count: number; p50: number; p99: number }
export type Taken = { actions: Map<Action, Figures>; busy: number; broken: number }

export function createMeasures(): Measures {
  let times = new Map<Action, number[]>()
  let counts = { busy: 0, broken: 0 }
  return {
    note: (action, ms) => {
      const known = times.get(action)
      if (known) known.push(ms)
      else times.set(action, [ms])
    },
    again: (why) => {
      counts[why] += 1
    },
    take: () => {
      const taken = { ...counts, actions: new Map([...times].map(([action, all]) => [action, figuresOf(all)])) }
      times = new Map()
      counts = { busy: 0, broken: 0 }
      return taken
    },
  }
}

function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) }
}

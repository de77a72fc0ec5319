import type { Operation } from '../history.ts'
import { pause } from '../serverProcess.ts'
import type { EarParts, EventEar } from './eventEar.ts'
import type { Measures } from './measures.ts'

type Witness = { hear: NonNullable<EarParts['hear']>; follows: (ear: EventEar) => void }
type Kept = { ear: EventEar | undefined; since: number; heard: Set<string> }

/** So many streams are held against what was saved; the others are open all the same. */
const WITNESSES = 12
/** The last events are on their way for no longer. */
const SETTLE_MS = 5_000

/** Some consoles whose streams are compared with the saves: each has to have heard of every one since its first event. */
export function createWitnesses(history: readonly Operation[], measures: Pick<Measures, 'note'>) {
  const kept: Kept[] = []
  /** When the answer to each save came, by its document and revision. */
  const saved = new Map<string, number>()
  const nameOf = (id: string | undefined, rev: number | undefined) => `${id} revision ${rev}`
  return {
    next: (): Witness | undefined => {
      if (kept.length >= WITNESSES) return undefined
      const own: Kept = { ear: undefined, since: Infinity, heard: new Set() }
      kept.push(own)
      return {
        follows: (ear) => (own.ear = ear),
        hear: ({ topic, id, rev }) => {
          own.since = Math.min(own.since, performance.now())
          if (topic !== 'version') return
          const name = nameOf(id, rev)
          const answered = saved.get(name)
          if (answered !== undefined && !own.heard.has(name)) measures.note('push', performance.now() - answered)
          own.heard.add(name)
        },
      }
    },
    saved: (client: number) => {
      const last = history.findLast((operation) => operation.client === client)
      if (last?.outcome === 'ok') saved.set(nameOf(last.id, last.rev), performance.now())
    },
    settle: () => pause(SETTLE_MS),
    missed: () =>
      kept.flatMap(({ ear, since, heard }, nth) => {
        if (ear?.wasReset() !== false) return []
        const missing = [...saved].filter(([name, at]) => at > since && !heard.has(name))
        return missing.map(([name]) => `the stream of console ${nth} left out ${name}`)
      }),
    pushed: () => kept.reduce((sum, { heard }) => sum + heard.size, 0),
  }
}

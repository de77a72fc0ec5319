import { DomainError } from '#contract/wire/errors.ts'
import { FairQueue } from './fairQueue.ts'
import { givenTime, type GivenTime } from './givenTime.ts'

/** Writes go first; who reads can ask again. */
export type Rank = 'write' | 'read'

type Turn = { rank: Rank; person: string; signal?: AbortSignal }

export type Admission = {
  /** Does the work when its turn has come. Throws Overloaded where that would take too long. */
  run: <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>
  waiting: () => Record<Rank, number>
  stop: () => void
}

type AdmissionParts = {
  /** Calls that work at the same time. */
  atOnce: number
  /** How long a read waits in a crowd, in ms. */
  waitMs: number
  /** Whether the event loop lags behind by our own work. */
  isLate?: () => boolean
  time?: GivenTime
}

/** The server is too busy for this call. It was not begun. */
export class Overloaded extends DomainError {
  constructor() {
    super('unavailable')
    this.name = 'Overloaded'
  }
}

type Waiting = Turn & { since: number; go: () => void; refuse: () => void }

export const TICK_MS = 50
/** So many reads may wait whatever the time: a page that opens on a slow machine asks for some thirty things. */
const CROWD = 32
/** Reads of one person that may join a crowd in which others have waited in vain. */
const OWN_SHARE = 8
/** Who waits for so many times the bound is refused even where hardly anybody waits. */
const PATIENCE = 10
/** So many writes go before a read that waits. */
const WRITES_IN_A_ROW = 4

/**
 * The queue in front of the database (reliability.md R34). Without it every call that arrives is begun, and at a
 * thousand connections each of them takes as long as all together; with it as many work as the engine does well, the
 * others wait their turn, and those for whom it would come too late are refused at once, before they cost anything.
 */
export function createAdmission({ atOnce, waitMs, isLate = () => false, ...parts }: AdmissionParts): Admission {
  const time = parts.time ?? givenTime(TICK_MS)
  const queues = { write: new FairQueue<Waiting>(), read: new FairQueue<Waiting>() }
  const working = { write: 0, read: 0 }
  /** Reads leave room, so that a write never waits for a slow read to end. */
  const readsAtOnce = Math.max(1, atOnce - Math.max(1, Math.floor(atOnce / 4)))
  let clock = 0
  let refusedAt = -Infinity
  let writesInARow = 0
  let ticking: NodeJS.Timeout | undefined

  const hasRoom = (rank: Rank) =>
    working.write + working.read < atOnce && (rank === 'write' || working.read < readsAtOnce)
  const isCrowded = () => queues.read.size > CROWD
  const isRefusing = () => clock - refusedAt < waitMs

  const next = (): Waiting | undefined => {
    const mayRead = hasRoom('read') && queues.read.size > 0
    if (hasRoom('write') && queues.write.size > 0 && !(mayRead && writesInARow >= WRITES_IN_A_ROW)) {
      writesInARow += 1
      return queues.write.take()
    }
    if (!mayRead) return undefined
    writesInARow = 0
    return queues.read.take()
  }
  const begin = () => {
    for (let waiting = next(); waiting; waiting = next()) {
      working[waiting.rank] += 1
      waiting.go()
    }
    if (queues.write.size + queues.read.size === 0) rest()
  }
  const end = (rank: Rank) => {
    working[rank] -= 1
    begin()
  }
  const rest = () => {
    clearInterval(ticking)
    ticking = undefined
    refusedAt = -Infinity
  }
  const refuse = (waiting: Waiting) => {
    queues[waiting.rank].remove(waiting)
    waiting.refuse()
  }
  const refuseOverdue = () => {
    clock += time.sinceLast()
    const waitedFor = (waiting: Waiting) => clock - waiting.since
    for (const waiting of [...queues.read].sort((a, b) => a.since - b.since)) {
      if (waitedFor(waiting) < waitMs || !isCrowded()) break
      refusedAt = clock
      refuse(waiting)
    }
    for (const queue of [queues.write, queues.read])
      for (const waiting of [...queue]) if (waitedFor(waiting) > PATIENCE * waitMs) refuse(waiting)
    begin()
  }
  const startTicking = () => {
    if (ticking) return
    time.sinceLast()
    ticking = setInterval(refuseOverdue, TICK_MS)
    ticking.unref()
  }
  const isUnwelcome = ({ rank, person }: Turn) =>
    rank === 'read' && isCrowded() && (isLate() || (isRefusing() && queues.read.sizeOf(person) >= OWN_SHARE))

  const enter = (turn: Turn) => {
    if (isUnwelcome(turn)) return Promise.reject(new Overloaded())
    return new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { ...turn, since: clock, go: resolve, refuse: () => reject(new Overloaded()) }
      turn.signal?.addEventListener('abort', () => refuse(waiting), { once: true })
      queues[turn.rank].add(waiting)
      begin()
      if (queues.write.size + queues.read.size > 0) startTicking()
    })
  }
  return {
    run: async (turn, work) => {
      await enter(turn)
      try {
        return await work()
      } finally {
        end(turn.rank)
      }
    },
    waiting: () => ({ write: queues.write.size, read: queues.read.size }),
    stop: rest,
  }
}

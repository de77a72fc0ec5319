import { DomainError } from '#contract/wire/errors.ts'
import { FairQueue } from './fairQueue.ts'
import { givenTime, type GivenTime } from './givenTime.ts'

/** Writes go first; who reads can ask again. */
export type Rank = 'write' | 'read'

type Turn = {
  rank: Rank
  person: string
  /** Of who has gone; asked for where the call has to wait. */
  signal?: () => AbortSignal
}

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
/** Who waits for so many times the bound is refused even where hardly anybody waits. */
const PATIENCE = 10
/** So many are refused between two looks at what else there is to do. */
const SHED_AT_ONCE = 8
/** So many writes go before a read that waits. */
const WRITES_IN_A_ROW = 4

/**
 * The queue in front of the database (reliability.md R34). Without it every call that arrives is begun, and at a
 * thousand connections each of them takes as long as all together; with it as much work is done at once as the engine
 * does well, the others wait their turn, and those who have waited too long are refused before they cost anything. Nobody
 * is refused sooner than that, since who is refused at once asks again at once.
 */
export function createAdmission({ atOnce, waitMs, time = givenTime(TICK_MS) }: AdmissionParts): Admission {
  const queues = { write: new FairQueue<Waiting>(), read: new FairQueue<Waiting>() }
  const working = { write: 0, read: 0 }
  /** Reads leave room, so that a write never waits for a slow read to end. */
  const readsAtOnce = Math.max(1, atOnce - Math.max(1, Math.floor(atOnce / 4)))
  let clock = 0
  let writesInARow = 0
  let isShedding = false
  let ticking: NodeJS.Timeout | undefined

  const hasRoom = (rank: Rank) =>
    working.write + working.read < atOnce && (rank === 'write' || working.read < readsAtOnce)
  const isWaitedFor = () => queues.write.size + queues.read.size > 0
  const waitedFor = (waiting: Waiting) => clock - waiting.since

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
    if (!isWaitedFor()) rest()
  }
  const end = (rank: Rank) => {
    working[rank] -= 1
    begin()
  }
  const rest = () => {
    clearInterval(ticking)
    ticking = undefined
  }
  const refuse = (waiting: Waiting) => {
    queues[waiting.rank].remove(waiting)
    waiting.refuse()
  }
  const overdue = () => {
    const oldest = queues.read.size > CROWD ? oldestOf(queues.read) : undefined
    return oldest && waitedFor(oldest) >= waitMs ? oldest : undefined
  }
  /** A few at a time, so that what goes on is not held up by the answers to hundreds. */
  const shed = () => {
    let waiting = overdue()
    for (let refused = 0; waiting && refused < SHED_AT_ONCE; refused += 1) {
      refuse(waiting)
      waiting = overdue()
    }
    isShedding = waiting !== undefined
    if (isShedding) setImmediate(shed)
  }
  const look = () => {
    clock += time.sinceLast()
    for (const queue of [queues.write, queues.read])
      for (const waiting of [...queue.firsts()]) if (waitedFor(waiting) > PATIENCE * waitMs) refuse(waiting)
    if (!isShedding) shed()
    begin()
  }
  const startLooking = () => {
    if (ticking || !isWaitedFor()) return
    time.sinceLast()
    ticking = setInterval(look, TICK_MS)
    ticking.unref()
  }
  const enter = (turn: Turn): Promise<void> | undefined => {
    // Most calls find room and nobody before them; a place in the queue would cost them more than all else here.
    if (hasRoom(turn.rank) && !isWaitedFor()) {
      writesInARow = turn.rank === 'write' ? writesInARow + 1 : 0
      working[turn.rank] += 1
      return undefined
    }
    return new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { ...turn, since: clock, go: resolve, refuse: () => reject(new Overloaded()) }
      turn.signal?.().addEventListener('abort', () => refuse(waiting), { once: true })
      queues[turn.rank].add(waiting)
      begin()
      startLooking()
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

function oldestOf(queue: FairQueue<Waiting>): Waiting | undefined {
  let oldest: Waiting | undefined
  for (const waiting of queue.firsts()) if (!oldest || waiting.since < oldest.since) oldest = waiting
  return oldest
}

import { describe, expect, it } from 'vitest'
import type { LockChange, LockState } from '#contract/schemas/lock.ts'
import { createLockSession } from './lockSession.ts'
import { lockNumberOf, mayEdit } from './lockView.ts'

const target = { id: 'm1', urn: 'urn:resource:catalog:movie' }
const lockOf = (lo_uid: string | null, tab = 'tab-1', number = 1): LockState => ({
  ...target,
  ls: lo_uid ?? 'open',
  lo_uid,
  name: lo_uid,
  tab,
  number,
  until: null,
})
class Refused extends Error {
  readonly code: string
  readonly data: unknown
  constructor(code: string, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

class Broken extends Error {}

/** A session over a lock service that answers as told, with a clock moved by hand. */
type Service = Partial<
  Record<'acquire' | 'beat' | 'read' | 'release' | 'ask' | 'handOver' | 'decline', () => LockState>
>
function aSession(service: Service = {}, seen?: LockState) {
  let time = 0
  const tasks: { ms: number; next: number; work: () => void }[] = []
  const log: string[] = []
  const session = createLockSession({
    calls: {
      readLock: async () => (service.read ?? (() => lockOf(null)))(),
      acquireLock: async ({ body: { resume } }) => (
        log.push(resume ? 'resume' : 'acquire'),
        (service.acquire ?? (() => lockOf('ann')))()
      ),
      beatLock: async ({ body: { number, idle } }) => (
        log.push(`beat ${number} idle ${idle}`),
        (service.beat ?? (() => lockOf('ann')))()
      ),
      releaseLock: async ({ body: { number } }) => (
        log.push(`release ${number}`),
        (service.release ?? (() => lockOf(null)))()
      ),
      askForLock: async ({ body: { message } }) => (
        log.push(`ask ${message}`),
        (service.ask ?? (() => lockOf(null)))()
      ),
      withdrawLockAsk: async () => (log.push('withdraw'), lockOf('bob')),
      handLockOver: async ({ body: { number, to } }) => (
        log.push(`hand over ${number} to ${to}`),
        (service.handOver ?? (() => lockOf('bob', 'tab-9', 2)))()
      ),
      declineLockAsk: async ({ body: { number, to, message } }) => (
        log.push(`decline ${number} to ${to}: ${message}`),
        (service.decline ?? (() => lockOf('ann')))()
      ),
    },
    target,
    seen,
    uid: 'ann',
    tab: 'tab-1',
    clock: {
      now: () => time,
      every: (ms, work) => {
        const task = { ms, next: time + ms, work }
        tasks.push(task)
        return () => void tasks.splice(tasks.indexOf(task), 1)
      },
    },
    codeOf: (error) =>
      error instanceof Refused
        ? { code: error.code, data: error.data }
        : { code: undefined, data: undefined, isNetworkBroken: error instanceof Broken },
  })
  const pass = async (ms: number) => {
    const end = time + ms
    for (;;) {
      const task = tasks.filter((one) => one.next <= end).sort((a, b) => a.next - b.next)[0]
      if (!task) break
      time = task.next
      task.next += task.ms
      task.work()
      await Promise.resolve()
    }
    time = end
    await new Promise((done) => setImmediate(done))
  }
  return { session, log, pass }
}

describe('lock of a document', () => {
  it('is known from the first view on where it was read together with the record', async () => {
    const bobs = lockOf('bob', 'tab-9')
    const { session } = aSession({ read: () => lockOf(null) }, bobs)
    expect(session.view()).toMatchObject({ kind: 'other', heldBy: 'person', lock: bobs })
    await session.look()
    expect(session.view()).toEqual({ kind: 'open' })
  })
  it('is not taken for held where only the reading says so: its number has to be answered first', () => {
    expect(aSession({}, lockOf('ann')).session.view()).toEqual({ kind: 'unknown' })
  })
  it('is taken once however many fields are touched at once, and its number goes with writes', async () => {
    const { session, log } = aSession()
    expect(await Promise.all([session.take(), session.take()])).toEqual([true, true])
    expect(log).toEqual(['acquire'])
    expect(lockNumberOf(session.view())).toBe(1)
  })
  it('is beaten each minute with the time since the last input', async () => {
    const { session, log, pass } = aSession()
    await session.take()
    await pass(60_000)
    session.touch()
    await pass(60_000)
    expect(log).toEqual(['acquire', 'beat 1 idle 60000', 'beat 1 idle 60000'])
  })
  it('warns two minutes before 900 s without input, and goes back then', async () => {
    const { session, log, pass } = aSession()
    await session.take()
    await pass(779_000)
    expect(session.view()).not.toHaveProperty('idleEndsAt')
    await pass(2_000)
    expect(session.view()).toMatchObject({ kind: 'mine', idleEndsAt: 900_000 })
    session.touch()
    expect(session.view()).toHaveProperty('idleEndsAt', undefined)
    await pass(900_000)
    expect(session.view().kind).toBe('open')
    expect(log.at(-1)).toBe('release 1')
  })
  it('that a write of this tab has given back is open, whichever comes first, the answer or the push', async () => {
    const { session, log, pass } = aSession()
    await session.take()
    await session.heard({ change: 'released', uid: 'ann', by: 'Ann', number: 1 })
    expect(session.view().kind).toBe('open')
    session.returned()
    await session.take()
    session.returned()
    expect(session.view().kind).toBe('open')
    await pass(120_000)
    expect(log).toEqual(['acquire', 'acquire'])
  })
  it('of somebody else restricts editing and names the holder', async () => {
    const { session } = aSession({
      acquire: () => {
        throw new Refused('locked', lockOf('bob', 'tab-9'))
      },
    })
    expect(await session.take()).toBe(false)
    expect(session.view()).toMatchObject({ kind: 'other', heldBy: 'person', lock: { lo_uid: 'bob' } })
    expect(mayEdit(session.view())).toBe(false)
  })
  it('goes by the newest answer where answers overtake each other, and by a look while the line failed a taking', async () => {
    const answers: ((lock: LockState) => void)[] = []
    let isCut: (error: Error) => void = () => undefined
    const { session } = aSession({
      read: () => new Promise((answer) => answers.push(answer)) as unknown as LockState,
      acquire: () => new Promise((_, cut) => (isCut = cut)) as unknown as LockState,
    })
    const looks = [session.look(), session.look()]
    answers[1]?.(lockOf('bob', 'tab-9'))
    await looks[1]
    answers[0]?.(lockOf(null))
    await looks[0]
    expect(session.view().kind).toBe('other')

    const taking = session.take()
    const look = session.look()
    isCut(new Broken())
    await taking
    answers[2]?.(lockOf(null))
    await look
    expect(session.view().kind).toBe('open')
  })
  it("of one's own other tab can be resumed", async () => {
    let holder = lockOf('ann', 'tab-2')
    const { session, log } = aSession({ read: () => holder, acquire: () => (holder = lockOf('ann', 'tab-1', 2)) })
    await session.look()
    expect(session.view()).toMatchObject({ kind: 'other', heldBy: 'tab' })
    expect(await session.take(true)).toBe(true)
    expect(log).toEqual(['resume'])
    expect(lockNumberOf(session.view())).toBe(2)
  })
  it('that a failed beat leaves in doubt switches lock mode off; a lost one says so', async () => {
    let fail: Error = new Error('503')
    const { session, pass } = aSession({
      beat: () => {
        throw fail
      },
    })
    await session.take()
    await pass(60_000)
    expect(session.view()).toMatchObject({ kind: 'mine', beatFailed: true })
    fail = new Refused('lockLost', lockOf('bob'))
    await pass(60_000)
    expect(session.view()).toMatchObject({ kind: 'lost', how: 'passed', lock: { lo_uid: 'bob' } })
    expect(lockNumberOf(session.view())).toBeUndefined()
  })
  it('stays restricted when an older look at it comes late', async () => {
    let answer = (_lock: LockState): void => undefined
    const late = new Promise<LockState>((resolve) => (answer = resolve))
    const { session } = aSession({
      read: () => late as unknown as LockState,
      acquire: () => {
        throw new Error('500')
      },
    })
    const looking = session.look()
    await session.take()
    answer(lockOf(null))
    await looking
    expect(session.view()).toMatchObject({ kind: 'restricted', step: 'acquire' })
  })
  it('restricts editing where the lock service fails', async () => {
    const { session } = aSession({
      acquire: () => {
        throw new Error('500')
      },
    })
    await session.take()
    expect(session.view().kind).toBe('restricted')
    expect(mayEdit(session.view())).toBe(false)
  })
})

const question = (reply?: string): LockState['ask'] => ({
  uid: 'bob',
  name: 'Bob',
  tab: 'tab-9',
  message: 'A typo on air',
  at: '2026-03-01T12:00:00.000Z',
  until: '2026-03-01T12:01:00.000Z',
  ...(reply === undefined ? {} : { reply }),
})
const asked = (change: Partial<LockState> = {}): LockState => ({ ...lockOf('ann'), ask: question(), ...change })
const news = (change: LockChange, number = 1) => ({ change, uid: 'bob', by: 'Bob', number })

describe('a lock that somebody asks for', () => {
  it('shows its holder who asks, what they say and for how long, from when it was first heard of', async () => {
    const { session, pass } = aSession({ beat: () => asked() })
    await session.take()
    await pass(5_000)
    await session.heard(news('asked'))
    expect(session.view()).toMatchObject({
      kind: 'mine',
      asked: { uid: 'bob', name: 'Bob', message: 'A typo on air', endsAt: 65_000 },
    })
    await pass(61_000)
    expect(session.view()).toMatchObject({ kind: 'mine', asked: undefined })
  })
  it('has the server told of input at once, since an idle holder may lose it', async () => {
    const { session, log, pass } = aSession({ beat: () => asked() })
    await session.take()
    await session.heard(news('asked'))
    await pass(6_000)
    session.touch()
    session.touch()
    await pass(0)
    expect(log).toEqual(['acquire', 'beat 1 idle 0', 'beat 1 idle 0'])
  })
  it('is handed over in one call, and what is heard meanwhile is no loss', async () => {
    const { session, log } = aSession({
      beat: () => asked(),
      handOver: () => (void session.heard(news('handedOver', 2)), lockOf('bob', 'tab-9', 2)),
    })
    await session.take()
    await session.heard(news('asked'))
    await session.handOver()
    expect(log.at(-1)).toBe('hand over 1 to bob')
    expect(session.view()).toMatchObject({ kind: 'other', heldBy: 'person', lock: { number: 2 } })
  })
  it('is kept with a word', async () => {
    const { session, log } = aSession({ beat: () => asked(), decline: () => asked({ ask: question('Soon') }) })
    await session.take()
    await session.heard(news('asked'))
    await session.keep('Soon')
    expect(log.at(-1)).toBe('decline 1 to bob: Soon')
    expect(session.view()).toMatchObject({ kind: 'mine', asked: undefined })
  })
  it('that is broken by force is lost, and says who did it', async () => {
    const { session } = aSession({ read: () => lockOf(null, 'tab-1', 2) })
    await session.take()
    await session.heard({ ...news('forced', 2), broken: 'ann', brokenTab: 'tab-1' })
    expect(session.view()).toMatchObject({ kind: 'lost', how: 'forced', by: { uid: 'bob', name: 'Bob' } })
    expect(mayEdit(session.view())).toBe(false)
  })
  it('stays lost however it is heard of, until one takes it again or lets it be', async () => {
    let holder = lockOf(null, 'tab-1', 2)
    const { session } = aSession({ read: () => holder })
    await session.take()
    await session.heard({ ...news('forced', 2), broken: 'ann', brokenTab: 'tab-1' })
    holder = lockOf('bob', 'tab-9', 3)
    await session.heard(news('taken', 3))
    expect(session.view()).toMatchObject({ kind: 'lost', lock: { lo_uid: 'bob' } })
    await session.dismiss()
    expect(session.view().kind).toBe('other')
  })
  it('that went to another tab of mine says so', async () => {
    const { session } = aSession({ read: () => lockOf('ann', 'tab-2', 2) })
    await session.take()
    await session.heard({ ...news('taken', 2), uid: 'ann' })
    expect(session.view()).toMatchObject({ kind: 'lost', how: 'resumed', by: undefined })
  })
})

describe('whoever asks for a lock', () => {
  const held = (change: Partial<LockState> = {}): LockState => ({ ...lockOf('bob', 'tab-9'), ...change })
  const mine = (reply?: string) => {
    const ask = question(reply)
    return held({ ask: ask && { ...ask, uid: 'ann', name: 'Ann', tab: 'tab-1' } })
  }
  it('waits a minute, and has the lock when it is handed over', async () => {
    let present = mine()
    const { session, log } = aSession({ read: () => present, ask: () => mine() })
    await session.look()
    await session.ask('A typo on air')
    expect(log).toEqual(['ask A typo on air'])
    expect(session.view()).toMatchObject({ kind: 'other', asking: { state: 'waiting', endsAt: 60_000 } })
    present = lockOf('ann', 'tab-1', 2)
    await session.heard(news('handedOver', 2))
    expect(session.view()).toMatchObject({ kind: 'mine', gained: { how: 'handedOver', name: 'bob' } })
  })
  it('takes it when it falls free meanwhile', async () => {
    let present = mine()
    const { session, log, pass } = aSession({ read: () => present, ask: () => mine() })
    await session.look()
    await session.ask()
    present = lockOf(null)
    await session.heard(news('released'))
    await pass(0)
    expect(log).toEqual(['ask undefined', 'acquire'])
    expect(session.view()).toMatchObject({ kind: 'mine', gained: { how: 'freed', name: 'bob' } })
  })
  it('tries once when the minute is over: a holder who works on keeps it, and one is told', async () => {
    const { session, log, pass } = aSession({
      read: () => mine(),
      ask: () => mine(),
      acquire: () => {
        throw new Refused('locked', mine())
      },
    })
    await session.look()
    await session.ask()
    await pass(61_000)
    expect(log).toEqual(['ask undefined', 'acquire'])
    expect(session.view()).toMatchObject({ kind: 'other', asking: { state: 'unanswered' } })
  })
  it('has the lock of a holder who is away', async () => {
    const { session, pass } = aSession({ read: () => mine(), ask: () => mine() })
    await session.look()
    await session.ask()
    await pass(61_000)
    expect(session.view()).toMatchObject({ kind: 'mine', gained: { how: 'passed', name: 'bob' } })
  })
  it('hears the word of whoever keeps it', async () => {
    let present = mine()
    const { session } = aSession({ read: () => present, ask: () => mine() })
    await session.look()
    await session.ask()
    present = mine('Two minutes')
    await session.heard(news('kept'))
    expect(session.view()).toMatchObject({ kind: 'other', asking: { state: 'kept', word: 'Two minutes' } })
  })
  it('takes the question back on leaving', async () => {
    const { session, log } = aSession({ read: () => mine(), ask: () => mine() })
    await session.look()
    await session.ask()
    session.end()
    expect(log).toEqual(['ask undefined', 'withdraw'])
  })
})

describe('giving a lock back', () => {
  it('that fails is said, since others wait until its lease is over', async () => {
    const { session } = aSession({
      release: () => {
        throw new Error('503')
      },
    })
    await session.take()
    await session.release()
    expect(session.view()).toEqual({ kind: 'open', releaseFailed: true })
  })
  it('is found held by this tab after a reload, and goes on being beaten', async () => {
    const { session, log, pass } = aSession({ read: () => lockOf('ann') })
    await session.look()
    expect(session.view().kind).toBe('mine')
    await pass(60_000)
    expect(log).toEqual(['beat 1 idle 60000'])
  })
})

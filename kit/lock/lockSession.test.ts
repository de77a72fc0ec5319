import { describe, expect, it } from 'vitest'
import type { LockState } from '#contract/schemas/contentRecord.ts'
import { createLockSession, lockNumberOf, mayEdit } from './lockSession.ts'

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

/** A session over a lock service that answers as told, with a clock moved by hand. */
function aSession(service: { acquire?: () => LockState; beat?: () => LockState; read?: () => LockState } = {}) {
  let time = 0
  const tasks: { ms: number; next: number; work: () => void }[] = []
  const log: string[] = []
  const session = createLockSession({
    calls: {
      readLock: async () => (service.read ?? (() => lockOf(null)))(),
      acquireLock: async (_t, resume) => (
        log.push(resume ? 'resume' : 'acquire'),
        (service.acquire ?? (() => lockOf('ann')))()
      ),
      beatLock: async (_t, number, idle) => (
        log.push(`beat ${number} idle ${idle}`),
        (service.beat ?? (() => lockOf('ann')))()
      ),
      releaseLock: async (_t, number) => (log.push(`release ${number}`), lockOf(null)),
    },
    target,
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
      error instanceof Refused ? { code: error.code, data: error.data } : { code: undefined, data: undefined },
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
  it('of somebody else restricts editing and names the holder', async () => {
    const { session } = aSession({
      acquire: () => {
        throw new Refused('locked', lockOf('bob', 'tab-9'))
      },
    })
    expect(await session.take()).toBe(false)
    expect(session.view()).toMatchObject({ kind: 'other', ownTab: false, lock: { lo_uid: 'bob' } })
    expect(mayEdit(session.view())).toBe(false)
  })
  it("of one's own other tab can be resumed", async () => {
    let holder = lockOf('ann', 'tab-2')
    const { session, log } = aSession({ read: () => holder, acquire: () => (holder = lockOf('ann', 'tab-1', 2)) })
    await session.look()
    expect(session.view()).toMatchObject({ kind: 'other', ownTab: true })
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
    expect(session.view()).toMatchObject({ kind: 'lost', lock: { lo_uid: 'bob' } })
    expect(lockNumberOf(session.view())).toBeUndefined()
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

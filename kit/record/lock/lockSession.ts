import type { LockState } from '#contract/schemas/lock.ts'
import { isLockRefusal } from '#contract/wire/lockRefusal.ts'
import { askForLock } from './askForLock.ts'
import type { HeldLock } from './holdLock.ts'
import { holdLock } from './holdLock.ts'
import type { LockCore, LockParts } from './lockCore.ts'
import { createLockCore } from './lockCore.ts'
import type { Gained, LockNews, LockView } from './lockView.ts'

export type LockSession = {
  view: () => LockView
  subscribe: (listener: () => void) => () => void
  /** Asks who holds it, without taking it. */
  look: () => Promise<void>
  /** Takes it at the first intent to edit; `resume` takes over from oneself elsewhere. */
  take: (resume?: boolean) => Promise<boolean>
  release: () => Promise<void>
  /** A write has given it back on the server. */
  returned: () => void
  /** Any input of the person: keeps the lock from going idle. */
  touch: () => void
  /** A pushed change of this document's lock; without news something may have happened. */
  heard: (news?: LockNews) => Promise<void>
  /** Asks the holder for it; rejects where somebody else has asked already. */
  ask: (message?: string) => Promise<void>
  withdraw: () => Promise<void>
  /** The answers of the holder; both reject where the question or the lock has gone. */
  handOver: () => Promise<void>
  keep: (word?: string) => Promise<void>
  /** What was lost is let be: one reads along. */
  dismiss: () => Promise<void>
  end: () => void
}

/** Follows one document's lock for one screen: takes, beats, warns before it goes idle, asks, hands over, gives back. */
export function createLockSession(parts: LockParts): LockSession {
  const core = createLockCore(parts)
  const held = holdLock(core)
  const taking = takeLock(core, held)
  const asking = askForLock(core, taking)
  return {
    view: () => core.view,
    subscribe: core.subscribe,
    look: taking.look,
    take: taking.take,
    release: held.release,
    returned: held.returned,
    touch: held.touch,
    heard: (news) => hear(core, held, taking.look, news),
    ...asking,
    ...answers(core),
    dismiss: () => {
      core.view = { kind: 'unknown' }
      return taking.look()
    },
    end: () => {
      void asking.withdraw()
      void held.release()
      core.quiet()
    },
  }
}

function takeLock(core: LockCore, held: HeldLock) {
  const { calls, target, codeOf } = core
  let taking: Promise<boolean> | undefined
  /** Looks begun, and the newest of them that was answered: answers may come in another order. */
  let begun = 0
  let answered = 0

  /** What the server says of a lock that we do not hold, as far as we know. */
  function learn(lock: LockState): void {
    const { view } = core
    if (core.isMine(lock)) {
      const gained =
        view.kind === 'other' && view.asking ? ({ how: 'handedOver', name: view.lock.name ?? '' } as const) : undefined
      return held.hold(lock, gained)
    }
    if (view.kind === 'lost') return core.show({ ...view, lock })
    const next = core.others(lock)
    const isFree = next.kind === 'open' && view.kind === 'other' && view.asking?.state === 'waiting'
    if (next.kind === 'open') core.waitsUntil = undefined
    if (isFree) void acquire(false, { how: 'freed', name: view.lock.name ?? '' })
    else core.show(next)
  }

  async function acquire(resume: boolean, gained?: Gained): Promise<boolean> {
    try {
      const lock = await calls.acquireLock({ body: { ...target, ...(resume && { resume }) } })
      core.takings += 1
      held.hold(lock, gained)
      return true
    } catch (error) {
      const { code, data, isNetworkBroken } = codeOf(error)
      // No answer is no refusal: one types on, and the save waits for the network and names its revision.
      if (isNetworkBroken) return false
      core.takings += 1
      core.show(
        isLockRefusal(code) && data ? core.others(data as LockState) : { kind: 'restricted', error, step: 'acquire' },
      )
      return false
    }
  }

  return {
    acquire,
    look: async () => {
      const { takings } = core
      const look = ++begun
      try {
        const lock = await core.read()
        if (look < answered) return
        answered = look
        if (core.view.kind !== 'mine' && core.takings === takings) learn(lock)
      } catch (error) {
        const { view } = core
        const isWaiting = view.kind === 'other' && view.asking?.state === 'waiting'
        if (view.kind !== 'mine' && view.kind !== 'lost' && !isWaiting)
          core.show({ kind: 'restricted', error, step: 'status' })
      }
    },
    take: (resume = false) => {
      if (core.view.kind === 'mine') return Promise.resolve(true)
      taking ??= acquire(resume).finally(() => (taking = undefined))
      return taking
    },
  }
}

async function hear(core: LockCore, held: HeldLock, look: () => Promise<void>, news?: LockNews): Promise<void> {
  const { view } = core
  if (core.isHanding) return
  if (view.kind !== 'mine') return look()
  if (!news) return held.beat()
  const isSame = news.number === view.lock.number
  // One's own taking comes back as news; a question, an answer and a doubt are looked into.
  if (isSame && news.change === 'taken') return
  // Nobody but this tab gives back what it holds: a write of its own that ended the editing.
  if (isSame && news.change === 'released' && news.uid === core.uid) return held.returned()
  if (isSame && news.change !== 'released') return held.beat()
  const lock = await core.read().catch(() => undefined)
  const now = core.view
  if (now.kind !== 'mine' || now.lock.number !== view.lock.number) return
  if (lock && core.isMine(lock) && lock.number === view.lock.number) return
  held.lose(lock, news)
}

/** The holder's two answers to a question. */
function answers(core: LockCore) {
  const { calls, target } = core
  const question = () =>
    core.view.kind === 'mine' && core.view.asked
      ? { ...target, number: core.view.lock.number, to: core.view.asked.uid }
      : undefined
  return {
    handOver: async () => {
      const body = question()
      if (!body) return
      core.isHanding = true
      try {
        const lock = await calls.handLockOver({ body })
        core.quiet()
        core.show(core.others(lock))
      } finally {
        core.isHanding = false
      }
    },
    keep: async (word?: string) => {
      const body = question()
      if (!body) return
      core.lastInput = core.clock.now()
      const lock = await calls.declineLockAsk({ body: { ...body, ...(word && { message: word }) } })
      if (core.view.kind === 'mine') core.show({ ...core.view, lock, asked: undefined })
    },
  }
}

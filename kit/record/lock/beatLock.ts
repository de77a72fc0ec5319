import type { LockState } from '#contract/schemas/lock.ts'
import type { LockCore } from './lockCore.ts'
import type { LockNews, LostHow } from './lockView.ts'

/** The beats of a lock that is ours, and what follows when it turns out to be ours no longer. */
export function beatLock(core: LockCore) {
  const { calls, clock, target, codeOf } = core

  async function beat(): Promise<void> {
    if (core.view.kind !== 'mine') return
    core.lastBeat = clock.now()
    try {
      const idle = Math.round(clock.now() - core.lastInput)
      const lock = await calls.beatLock({ body: { ...target, number: core.view.lock.number, idle } })
      // Handed over or released while the beat was under way: the answer is old.
      if (core.view.kind !== 'mine' || core.view.lock.number !== lock.number) return
      if (!core.isMine(lock)) return gone(lock)
      core.show({ ...core.view, lock, beatFailed: false, asked: core.askedOf(lock) })
    } catch (error) {
      const { code, data } = codeOf(error)
      if (core.view.kind !== 'mine') return
      if (code === 'lockLost') lose(data as LockState)
      else core.show({ ...core.view, beatFailed: true })
    }
  }

  /** Given back by the server for want of input. */
  function gone(lock: LockState): void {
    core.quiet()
    core.show(core.others(lock))
  }

  function lose(lock: LockState | undefined, news?: LockNews): void {
    core.quiet()
    const by = news && news.uid !== core.uid ? { uid: news.uid, name: news.by } : undefined
    core.show({ kind: 'lost', how: lostHow(core, lock, news), by, lock })
  }

  return { beat, lose }
}

function lostHow({ uid, tab }: LockCore, lock: LockState | undefined, news: LockNews | undefined): LostHow {
  if (news?.change === 'forced' && news.broken === uid && news.brokenTab === tab) return 'forced'
  if (lock?.lo_uid === uid) return 'resumed'
  if (lock && lock.ls !== 'open') return 'passed'
  // Nobody holds it and its number has grown: only force does that. Released elsewhere the number stays.
  return news?.change === 'released' ? 'lapsed' : 'forced'
}

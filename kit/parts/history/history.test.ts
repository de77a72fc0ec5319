import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHistory } from './createHistory.ts'

type Action = { kind: 'add' | 'drag'; by: number }
const reduce = (state: readonly number[], { kind, by }: Action): readonly number[] => {
  if (by === 0) return state
  return kind === 'add' ? [...state, by] : [...state.slice(0, -1), (state.at(-1) ?? 0) + by]
}

function aHistory(limit?: number) {
  let at = 0
  const history = createHistory<readonly number[], Action>({
    initial: [],
    reduce,
    name: ({ kind, by }) => `${kind} ${by}`,
    coalesce: ({ kind }) => (kind === 'drag' ? 'drag' : undefined),
    now: () => at,
    ...(limit !== undefined && { limit }),
  })
  return { history, state: () => history.view().state, pass: (ms: number) => (at += ms) }
}

const add = (by: number): Action => ({ kind: 'add', by })
const drag = (by: number): Action => ({ kind: 'drag', by })

describe('a history', () => {
  it('takes back and brings back by name', () => {
    const { history, state } = aHistory()
    history.dispatch(add(1))
    history.dispatch(add(2))
    expect(history.undo()).toBe('add 2')
    expect(history.view()).toMatchObject({ state: [1], done: ['add 1'], undone: ['add 2'] })
    expect(history.redo()).toBe('add 2')
    expect(state()).toEqual([1, 2])
    expect(history.redo()).toBeUndefined()
  })

  it('makes one step of a drag, until it is let go or a second passes', () => {
    const { history, state, pass } = aHistory()
    history.dispatch(add(1))
    history.dispatch(drag(1))
    history.dispatch(drag(1))
    expect(history.view().done).toEqual(['add 1', 'drag 1'])
    history.seal()
    history.dispatch(drag(5))
    pass(1_000)
    history.dispatch(drag(7))
    expect(history.view().done).toEqual(['add 1', 'drag 1', 'drag 5', 'drag 7'])
    history.jump(2)
    expect(state()).toEqual([3])
  })

  it('knows what was saved wherever one comes back to it, and undoes no further than that at once', () => {
    const { history } = aHistory()
    history.dispatch(drag(1))
    history.markSaved()
    history.dispatch(drag(2))
    expect(history.view().isSaved).toBe(false)
    history.undo()
    expect(history.view()).toMatchObject({ state: [1], isSaved: true })
    history.undo()
    expect(history.view().isSaved).toBe(false)
    history.redo()
    expect(history.view().isSaved).toBe(true)
  })

  it('counts what was typed while a save was under way as unsaved', () => {
    const { history, state } = aHistory()
    history.dispatch(add(1))
    const sent = state()
    history.dispatch(add(2))
    history.markSaved(sent)
    expect(history.view().isSaved).toBe(false)
    history.undo()
    expect(history.view().isSaved).toBe(true)
  })

  it('makes no step of what changes nothing, and forgets the oldest beyond its limit', () => {
    const { history, state } = aHistory(2)
    for (const by of [1, 0, 2, 3]) history.dispatch(add(by))
    expect(history.view().done).toEqual(['add 2', 'add 3'])
    history.jump(0)
    expect(state()).toEqual([1])
  })

  it('starts anew with another document, and tells whoever listens', () => {
    const { history } = aHistory()
    let told = 0
    history.subscribe(() => (told += 1))
    history.dispatch(add(1))
    history.reset([9])
    expect(history.view()).toEqual({ state: [9], isSaved: true, done: [], undone: [] })
    expect(told).toBe(2)
    expect(history.view()).toBe(history.view())
  })
})

describe('laws of a history', () => {
  const action = fc.record({
    kind: fc.constantFrom('add' as const, 'drag' as const),
    by: fc.integer({ min: -3, max: 3 }),
  })
  const moment = fc.record({ action, passes: fc.constantFrom(0, 400, 1_500), seals: fc.boolean(), saves: fc.boolean() })
  type Moment = typeof moment extends fc.Arbitrary<infer One> ? One : never
  const walk = fc.array(moment, { maxLength: 40 })

  /** Plays a walk and says which states stood after each action, and which was saved last. */
  const played = (moments: readonly Moment[]) => {
    const kit = aHistory()
    const states = [kit.state()]
    let saved = kit.state()
    for (const { action: one, passes, seals, saves } of moments) {
      kit.pass(passes)
      if (seals) kit.history.seal()
      kit.history.dispatch(one)
      states.push(kit.state())
      if (saves) kit.history.markSaved()
      if (saves) saved = kit.state()
    }
    return { ...kit, states, saved }
  }

  it('undo and redo together change nothing, at every step', () => {
    fc.assert(
      fc.property(walk, (moments) => {
        const { history } = played(moments)
        for (let left = history.view().done.length; left > 0; left--) {
          const before = history.view()
          history.undo()
          history.redo()
          expect(history.view()).toEqual(before)
          history.undo()
        }
        expect(history.view().state).toEqual([])
      }),
    )
  })

  it('the mark says saved exactly where what was saved stands', () => {
    fc.assert(
      fc.property(walk, (moments) => {
        const { history, saved } = played(moments)
        const count = history.view().done.length
        for (let at = 0; at <= count; at++) {
          history.jump(at)
          expect(history.view().isSaved).toBe(Object.is(history.view().state, saved))
        }
        // No step swallows what was saved: one of them leads to it.
        const reached = Array.from({ length: count + 1 }, (_, at) => (history.jump(at), history.view().isSaved))
        expect(reached).toContain(true)
      }),
    )
  })

  it('making one step of several loses neither the last state nor one before a pause, and invents none', () => {
    fc.assert(
      fc.property(walk, (moments) => {
        const { history, states } = played(moments)
        const { done, state } = history.view()
        const reached = Array.from({ length: done.length + 1 }, (_, at) => (history.jump(at), history.view().state))
        expect(reached.at(-1)).toBe(state)
        expect(reached.every((one) => states.includes(one))).toBe(true)
        const paused = moments.flatMap(({ passes, seals }, at) => (passes >= 1_000 || seals ? [states[at]] : []))
        for (const one of paused) expect(reached).toContain(one)
      }),
    )
  })
})

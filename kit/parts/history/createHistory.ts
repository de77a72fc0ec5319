import { createSteps } from './createSteps.ts'

type Options<State, Action> = {
  initial: State
  /** Pure. The same state again means that the action changed nothing. */
  reduce: (state: State, action: Action) => State
  /** What the step is called in 'Undo …': an i18n key or words, as the screen has it. */
  name: (action: Action) => string
  /** Successive actions with one key, each within a second of the last, are one step; undefined: a step of its own. */
  coalesce?: (action: Action) => string | undefined
  /** Epoch ms. */
  now: () => number
  /** Steps that are kept. */
  limit?: number
  /** Whether two states say the same, for the saved mark. */
  isSame?: (one: State, other: State) => boolean
}

/** What a screen shows of a history; the same object until something changes. */
export type HistoryView<State> = {
  state: State
  /** Nothing stands here but what was saved last. */
  isSaved: boolean
  /** Names of the steps up to here, and of those that redo would bring back, each in the order in which they were done. */
  done: readonly string[]
  undone: readonly string[]
}

export type History<State, Action> = {
  view: () => HistoryView<State>
  subscribe: (listener: () => void) => () => void
  dispatch: (action: Action) => void
  /** The name of the step that was taken back; undefined where there was none. */
  undo: () => string | undefined
  redo: () => string | undefined
  /** To the state after so many of the steps that are kept; 0 is before the first. */
  jump: (steps: number) => void
  /** The next action starts a step of its own: the pointer was let go, the field was left. */
  seal: () => void
  /** `saved` is what the server has now: the present state, or the one that was sent. */
  markSaved: (saved?: State) => void
  /** Another document: no step leads back. */
  reset: (state: State) => void
}

type Step<State> = { name: string; before: State; after: State }

/** Undo and redo with names over a pure reducer, outside React. */
export function createHistory<State, Action>(options: Options<State, Action>): History<State, Action> {
  const { reduce, name, coalesce = () => undefined, now, limit, isSame = Object.is } = options
  const steps = createSteps<Step<State>>(limit === undefined ? {} : { limit })
  const listeners = new Set<() => void>()
  let state = options.initial
  let saved = options.initial
  const namesOf = (list: readonly Step<State>[]) => list.map((step) => step.name)
  const look = (): HistoryView<State> => ({
    state,
    isSaved: isSame(state, saved),
    done: namesOf(steps.done()),
    undone: namesOf(steps.undone()).reverse(),
  })
  // A state may itself be undefined or null.
  const beforeOf = (open: Step<State> | undefined) => (open ? open.before : state)
  let view = look()
  const become = (next: State) => {
    state = next
    view = look()
    for (const listener of [...listeners]) listener()
  }
  const back = () => {
    const step = steps.undo()
    if (step) state = step.before
    return step?.name
  }
  const forth = () => {
    const step = steps.redo()
    if (step) state = step.after
    return step?.name
  }
  const told = (walked: string | undefined) => {
    if (walked !== undefined) become(state)
    return walked
  }
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch(action) {
      const after = reduce(state, action)
      if (Object.is(after, state)) return
      const [key, at] = [coalesce(action), now()]
      const before = beforeOf(steps.open(key, at))
      steps.record({ name: name(action), before, after }, key, at)
      become(after)
    },
    undo: () => told(back()),
    redo: () => told(forth()),
    jump(wanted) {
      while (steps.done().length > wanted && back() !== undefined);
      while (steps.done().length < wanted && forth() !== undefined);
      become(state)
    },
    seal: steps.seal,
    markSaved(sent = state) {
      saved = sent
      // What is done after a save is undone to what was saved.
      steps.seal()
      become(state)
    },
    reset(next) {
      saved = next
      steps.clear()
      become(next)
    },
  }
}

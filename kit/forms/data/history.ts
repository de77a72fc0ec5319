import type { Pointer } from './pointer.ts'

/** One step that can be undone: the field that was edited, and what stood before and after at the place that changed. */
export type Step = { pointer: Pointer; place: Pointer; before: unknown; after: unknown; at: number }

export type History = {
  /** The step that typing on in this field belongs to, if it is still open. */
  open(pointer: Pointer, at: number): Step | undefined
  /** A new step, or the new end of the open one. */
  record(step: Step): void
  /** The next change starts a step of its own, even in the same field. */
  seal(): void
  undo(): Step | undefined
  redo(): Step | undefined
  peekUndo(): Step | undefined
  peekRedo(): Step | undefined
  clear(): void
}

/** Typing in one field within this time is one step. */
const TYPING_MS = 1_000
const STEPS = 200

export function createHistory(): History {
  let done: Step[] = []
  let undone: Step[] = []
  let sealed = true
  const open = (pointer: Pointer, at: number) => {
    const last = done.at(-1)
    return !sealed && last?.pointer === pointer && at - last.at < TYPING_MS ? last : undefined
  }
  return {
    open,
    record(step) {
      undone = []
      if (open(step.pointer, step.at)) done[done.length - 1] = step
      else done = [...done.slice(1 - STEPS), step]
      sealed = false
    },
    seal() {
      sealed = true
    },
    undo() {
      const step = done.pop()
      if (step) undone.push(step)
      sealed = true
      return step
    },
    redo() {
      const step = undone.pop()
      if (step) done.push(step)
      sealed = true
      return step
    },
    peekUndo: () => done.at(-1),
    peekRedo: () => undone.at(-1),
    clear() {
      done = []
      undone = []
      sealed = true
    },
  }
}

/** Steps that can be undone, in order; what a step is and how it is taken back is the owner's matter. */
type Steps<Step> = {
  /** The step that a change under this key at this time (epoch ms) would belong to, if it is still open. */
  open(key: string | undefined, at: number): Step | undefined
  /** A new step, or the new end of the open one: it then stands in its place. */
  record(step: Step, key: string | undefined, at: number): void
  /** The next change starts a step of its own, whatever its key. */
  seal(): void
  undo(): Step | undefined
  redo(): Step | undefined
  /** What undo would take back; the last done. */
  done(): readonly Step[]
  /** What redo would bring back; the next is the last. */
  undone(): readonly Step[]
  clear(): void
}

type Entry<Step> = { step: Step; key: string | undefined; at: number }

/** Changes under one key within this time are one step, in ms. */
const ALIKE_MS = 1_000
/** Steps that are kept. */
const LIMIT = 200

/** The two stacks of undo and redo: successive alike steps become one, and the oldest are forgotten beyond a limit. */
export function createSteps<Step>({ within = ALIKE_MS, limit = LIMIT } = {}): Steps<Step> {
  let done: Entry<Step>[] = []
  let undone: Entry<Step>[] = []
  let isSealed = true
  const openEntry = (key: string | undefined, at: number) => {
    const last = done.at(-1)
    const isAlike = key !== undefined && last?.key === key && at - last.at < within
    return !isSealed && isAlike ? last : undefined
  }
  const stepsOf = (entries: readonly Entry<Step>[]) => entries.map(({ step }) => step)
  return {
    open: (key, at) => openEntry(key, at)?.step,
    record(step, key, at) {
      undone = []
      const kept = openEntry(key, at) ? done.slice(0, -1) : done.slice(-(limit - 1))
      done = [...kept, { step, key, at }]
      isSealed = false
    },
    seal() {
      isSealed = true
    },
    undo() {
      const entry = done.pop()
      if (entry) undone.push(entry)
      isSealed = true
      return entry?.step
    },
    redo() {
      const entry = undone.pop()
      if (entry) done.push(entry)
      isSealed = true
      return entry?.step
    },
    done: () => stepsOf(done),
    undone: () => stepsOf(undone),
    clear() {
      done = []
      undone = []
      isSealed = true
    },
  }
}

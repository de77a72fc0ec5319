/**
 * Lets so much heavy work run at once, and never two of one person while others wait: who asks ten times is in nobody's
 * way but their own.
 */
export type FairTurns = <Result>(uid: string, work: () => Promise<Result>) => Promise<Result>

type Waiting = { uid: string; go: () => void }

export function fairTurns(atOnce: number): FairTurns {
  const running = new Set<string>()
  const waiting: Waiting[] = []
  const mayGo = (uid: string) => running.size < atOnce && !running.has(uid)
  const next = () => {
    const at = waiting.findIndex(({ uid }) => mayGo(uid))
    if (at === -1) return
    const [one] = waiting.splice(at, 1)
    if (!one) return
    running.add(one.uid)
    one.go()
    next()
  }
  return async (uid, work) => {
    await new Promise<void>((go) => {
      waiting.push({ uid, go })
      next()
    })
    try {
      return await work()
    } finally {
      running.delete(uid)
      next()
    }
  }
}

type Work<T> = { key: string; answer: Promise<T> }

/** One such order of turns for each server of this process. */
export function turnsByServer<T>() {
  const turns = new WeakMap<object, ReturnType<typeof oneAtATime<T>>>()
  return (server: object): ReturnType<typeof oneAtATime<T>> => {
    const known = turns.get(server) ?? oneAtATime<T>()
    turns.set(server, known)
    return known
  }
}

/**
 * Heavy questions of one person one after the other, and the same question while it is being answered only once: a
 * dashboard counts the whole catalogue, and whoever asks for fifty must not keep the database from everybody else.
 */
export function oneAtATime<T>() {
  const underWay = new Map<string, Work<T>>()
  return (uid: string, key: string, work: () => Promise<T>): Promise<T> => {
    const last = underWay.get(uid)
    if (last?.key === key) return last.answer
    const answer = last ? last.answer.then(work, work) : work()
    const mine = { key, answer }
    underWay.set(uid, mine)
    const done = () => void (underWay.get(uid) === mine && underWay.delete(uid))
    answer.then(done, done)
    return answer
  }
}

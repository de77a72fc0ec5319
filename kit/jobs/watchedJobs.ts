import { useEffect } from 'react'

const watched = new Map<string, number>()

/** Somebody looks at this job: its end is not told in passing. Answers how to stop looking. */
export function watchJob(id: string): () => void {
  watched.set(id, (watched.get(id) ?? 0) + 1)
  return () => {
    const left = (watched.get(id) ?? 1) - 1
    if (left > 0) watched.set(id, left)
    else watched.delete(id)
  }
}

/** `ANY` is watched by screens that show every job. */
export const ANY = '*'

export const isWatched = (id: string): boolean => watched.has(id) || watched.has(ANY)

/** The screen shows this job (or with ANY all of them) for as long as it is drawn. */
export function useWatchedJob(id: string | undefined): void {
  useEffect(() => (id === undefined ? undefined : watchJob(id)), [id])
}

import type { RailPage } from './railContent.ts'
import type { RailAnswer } from './createRequestQueue.ts'

/** Answers that are kept: some sixty rails under a handful of lenses. */
const KEPT = 400

type Kept = RailPage & { pages: number }

/** What was answered, by the key of the request; the oldest goes when there are too many, unless it is shown. */
export function createAnswers(isShown: (key: string) => boolean) {
  const answered = new Map<string, Kept>()
  const failures = new Map<string, unknown>()

  function keep(answer: RailAnswer) {
    const { key, pageNumber } = answer
    if ('failure' in answer) return void failures.set(key, answer.failure)
    const before = pageNumber === 1 ? [] : (answered.get(key)?.rows ?? [])
    failures.delete(key)
    answered.delete(key)
    answered.set(key, { ...answer.page, rows: [...before, ...answer.page.rows], pages: pageNumber })
    const [oldest] = answered.keys()
    if (answered.size > KEPT && oldest !== undefined && !isShown(oldest)) answered.delete(oldest)
  }

  return {
    keep,
    page: (key: string): RailPage | undefined => answered.get(key),
    failure: (key: string): unknown => failures.get(key),
    /** Whether nothing need be asked: it was answered, or has failed. */
    isSettled: (key: string) => answered.has(key) || failures.has(key),
    nextPage: (key: string) => (answered.get(key)?.pages ?? 0) + 1,
    /** Takes a failure away; whether there was one. */
    forgive: (key: string) => failures.delete(key),
    forget: (key: string) => void answered.delete(key),
  }
}

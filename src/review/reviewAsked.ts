import { REVIEW_PATH } from '#contract/values/review.ts'

/** What stands behind the path where whoever has a link wants to sign in for it first. */
export const ACCOUNT = '?account'

/** Whether the address is that of a review link, which needs no session. */
export function reviewAsked({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { isReview: pathname === REVIEW_PATH, withAccount: search.startsWith(ACCOUNT) }
}

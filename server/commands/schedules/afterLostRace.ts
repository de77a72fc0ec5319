import { DomainError } from '#contract/wire/errors.ts'

/** Whoever loses to one writer after another has lost often enough. */
const TRIES = 4

/**
 * Does the work again after somebody else wrote between its read and its write: then it is refused as any stale save
 * is, with what stands now, or goes through. The store tells such a race by a refusal without data.
 */
export async function afterLostRace<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !isLostRace(error)) throw error
    }
  }
}

const isLostRace = (error: unknown) =>
  error instanceof DomainError && error.code === 'scheduleStale' && error.details.data === undefined

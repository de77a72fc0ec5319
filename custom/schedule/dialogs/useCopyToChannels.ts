import { useRef, useState } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ChannelCopy } from '../model/channelCopy.ts'

/** What became of one channel. */
export type ChannelOutcome = { state: 'saving' } | { state: 'saved' } | { state: 'failed'; error: unknown }

type PlannedChannel = { cs: string; copy: ChannelCopy; readAgain: () => void }

/**
 * Saves days of several channels, a request for each: of a channel all of its days or none. What one of them comes to
 * does not touch the others; those that failed can be sent again, under the same key where they are still the same.
 */
export function useCopyToChannels() {
  const { calls } = useConsole()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ChannelOutcome>>(new Map())
  const keys = useRef(new Map<string, string>())
  const tell = (cs: string, outcome: ChannelOutcome) => setOutcomes((before) => new Map([...before, [cs, outcome]]))
  const keyFor = (body: string) => {
    const key = keys.current.get(body) ?? crypto.randomUUID()
    keys.current.set(body, key)
    return key
  }
  const saveOne = async ({ cs, copy, readAgain }: PlannedChannel) => {
    tell(cs, { state: 'saving' })
    try {
      const body = { days: [...copy.days] }
      await calls.saveScheduleDays({ body, query: {}, idempotencyKey: keyFor(JSON.stringify(body)) })
      tell(cs, { state: 'saved' })
      return true
    } catch (error) {
      tell(cs, { state: 'failed', error })
      return false
    } finally {
      // Its days are others now, whoever saved them: what is copied next starts from these.
      readAgain()
    }
  }
  return {
    outcomes,
    isSaving: [...outcomes.values()].some(({ state }) => state === 'saving'),
    /** Other days are another plan: what became of the last one is told no longer. */
    forget: () => setOutcomes(new Map()),
    /** Answers how many channels were saved. */
    save: async (planned: readonly PlannedChannel[]) => {
      let saved = 0
      for (const one of planned) if (await saveOne(one)) saved += 1
      return saved
    },
  }
}

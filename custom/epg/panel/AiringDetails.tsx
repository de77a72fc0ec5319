import { useEffect } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import type { AiringItem, GuideLane } from '../model/guideLane.ts'
import { LiveToVod } from '../liveToVod/LiveToVod.tsx'
import { AiringActions } from './AiringActions.tsx'
import { AiringFacts } from './AiringFacts.tsx'
import { AiringHistory } from './AiringHistory.tsx'
import { AiringProblems } from './AiringProblems.tsx'
import { AiringProgram } from './AiringProgram.tsx'
import { AiringSources } from './AiringSources.tsx'
import { AiringUses } from './AiringUses.tsx'
import { PinQuestion } from './PinQuestion.tsx'
import { useAiringRecord } from './useAiringRecord.ts'
import { usePins } from './usePins.ts'

export type AiringDetailsProps = {
  lane: GuideLane
  item: AiringItem
  zone: string
  now: number
  /** The airing whose times are to be pinned or freed, by the key P. */
  pinFor: string | undefined
  onPinTaken: () => void
  /** What would run at the same time, for the grid to draw while it is asked. */
  onConflicts: (conflicts: { lane: string; ranges: readonly TimeRange[] } | undefined) => void
}

/** Everything of one airing, its pins and what can be done with it. */
export function AiringDetails({ lane, item, zone, now, pinFor, onPinTaken, onConflicts }: AiringDetailsProps) {
  const airing = useAiringRecord(item.airing)
  const pins = usePins(airing, item, lane)
  const { question } = pins
  const isReady = airing.record !== undefined
  useEffect(() => {
    if (pinFor !== item.key || !isReady) return
    onPinTaken()
    pins.toggle()
  })
  const ranges = question?.conflicts.map(({ from, to }) => `${from} ${to}`).join()
  useEffect(() => {
    const drawn = ranges?.split(',').filter(Boolean).map(rangeIn) ?? []
    onConflicts(drawn.length > 0 ? { lane: lane.key, ranges: drawn } : undefined)
    return () => onConflicts(undefined)
  }, [ranges, lane.key, onConflicts])
  return (
    <>
      <div className="rest">
        <AiringFacts item={item} zone={zone} now={now} />
        <AiringProblems item={item} zone={zone} />
        <AiringSources airing={airing} zone={zone} from={item.from} onPin={pins.pin} />
        <AiringProgram airing={item.airing} />
        <LiveToVod item={item} now={now} />
        <AiringUses id={item.airing.id} />
        <AiringHistory airing={item.airing} />
      </div>
      {pins.error && <CallError error={pins.error} onRetry={pins.retry} />}
      {question && <PinQuestion {...question} isBusy={airing.isBusy} onConfirm={pins.confirm} onCancel={pins.cancel} />}
      <AiringActions airing={airing} pins={pins} id={item.key} />
    </>
  )
}

function rangeIn(text: string) {
  const [from = 0, to = 0] = text.split(' ').map(Number)
  return { from, to }
}

import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { JobKind } from '#contract/values/jobs.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useVideo } from '../VideoContext.ts'

const TOPICS = ['job', 'reset'] as const
const DRAW_JOB: JobKind = 'deriveMedia'
/** What somebody else has had drawn is not pushed to everybody. */
const AGAIN_MS = 60_000

type NotDrawnProps = {
  error: unknown
  /** What was asked for, without its product. */
  queryKey: readonly unknown[]
}

/** Says in an empty lane why nothing is drawn there, until it is. */
export function NotDrawn({ error, queryKey }: NotDrawnProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { video } = useVideo()
  useGatheredEvents(
    TOPICS,
    () => void queries.invalidateQueries({ queryKey }),
    ({ topic, kind, doc }) => topic === 'reset' || (kind === DRAW_JOB && doc === video.id),
  )
  const message = errorMessage(error)
  if (!message) return null
  return (
    <span className="notDrawn">{translate(message.key, { ...message.values, _: message.text ?? message.key })}</span>
  )
}

/** When what is not drawn is asked for again. */
export const untilDrawn = (error: unknown): number | false => (error ? AGAIN_MS : false)

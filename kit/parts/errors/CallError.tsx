import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ErrorState } from '../layoutParts/ErrorState.tsx'
import { errorMessage, type Attempt } from './errorMessage.ts'

type CallErrorProps = {
  error: unknown
  /** What was attempted, where the error's own words do not say it. */
  title?: string
  /** Parameters of the specification's texts: {type}, {id}. */
  values?: Record<string, unknown>
  /** Fallback of what was attempted, where its call does not say it. */
  attempt?: Attempt
  onRetry?: () => void
  actions?: ReactNode
}

/** A failed call in its place on the screen; nothing for a cancelled one. */
export function CallError({ error, title, values, attempt, onRetry, actions }: CallErrorProps) {
  const translate = useTranslate()
  const message = errorMessage(error, attempt)
  if (!message) return null
  const words = translate(message.key, { ...message.values, ...values, _: message.text ?? message.key })
  return (
    <ErrorState title={title ?? words} errors={message.details} onRetry={onRetry} actions={actions}>
      {title ? words : undefined}
    </ErrorState>
  )
}

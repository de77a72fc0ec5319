import { useTranslate } from 'ra-core'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'

const KEY = 'errors.retrieveSearchContent'

/** A search that failed: the specification's words (section 8), then what the server or the line says, if anything. */
export function SearchFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate()
  const isAllThereIs = errorMessage(error)?.key === KEY
  return <CallError error={error} {...(!isAllThereIs && { title: translate(KEY) })} onRetry={onRetry} />
}

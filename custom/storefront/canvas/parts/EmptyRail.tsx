import { useTranslate } from 'ra-core'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useCanvas } from '../CanvasContext.ts'
import type { EmptyReason } from '../content/emptyReason.ts'

/** Why a rail has nothing to show; what failed may be tried again. */
export function EmptyRail({ id, empty, failure }: { id: string; empty: EmptyReason; failure: unknown }) {
  const translate = useTranslate()
  const { list } = useFormat()
  const { reader } = useCanvas()
  const message = errorMessage(failure)
  const text =
    empty.reason === 'hidden'
      ? list(empty.counts.map(({ why, count }) => translate(`storefrontCanvas.hidden.${why}`, { smart_count: count })))
      : translate(`storefrontCanvas.empty.${empty.reason}`)
  return (
    <div className="empty" data-field="source">
      <Icon name={empty.reason === 'failed' ? 'triangle' : 'info'} />
      <span>
        {text}
        {empty.reason === 'failed' &&
          message &&
          ` ${translate(message.key, { ...message.values, _: message.text ?? message.key })}`}
      </span>
      {empty.reason === 'failed' && (
        <button type="button" onClick={() => reader.retry(id)}>
          {translate('actions.tryAgain')}
        </button>
      )}
    </div>
  )
}

import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type UploadingSlotProps = {
  /** The slot's name in words. */
  title: string
  width: number
  /** Of the bytes, from 0 to 1. */
  share: number
  onCancel: () => void
}

/** A slot while its file is on its way. */
export function UploadingSlot({ title, width, share, onCancel }: UploadingSlotProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <span className="f-slot" style={{ width }}>
      <span className="f-progress" role="progressbar" aria-label={title} aria-valuenow={Math.round(share * 100)}>
        <i style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <button
        type="button"
        className="f-icon"
        aria-label={translate('forms.images.cancel', { name: title })}
        onClick={onCancel}
      >
        <Icon name="close" size="tiny" />
      </button>
      <span className="f-hidden">{format.percent(share)}</span>
    </span>
  )
}

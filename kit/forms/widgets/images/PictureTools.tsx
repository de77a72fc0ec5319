import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type PictureToolsProps = {
  /** The slot's name in words. */
  title: string
  /** The file input of the slot. */
  inputId: string
  /** Undefined while the picture's measures are not known, or where the service frames none. */
  onFrame: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** What can be done with a picture that is there: frame, replace, remove. */
export function PictureTools({ title, inputId, onFrame, onRemove }: PictureToolsProps) {
  const translate = useTranslate()
  const frame = translate('imageFrame.open', { name: title })
  return (
    <span className="f-pictureTools">
      {onFrame && (
        <button type="button" className="f-icon" aria-label={frame} title={frame} onClick={onFrame}>
          <Icon name="magnet" size="small" />
        </button>
      )}
      <label className="f-icon" htmlFor={inputId} title={translate('forms.images.replace', { name: title })}>
        <Icon name="upload" size="small" />
      </label>
      {onRemove && (
        <button
          type="button"
          className="f-icon"
          aria-label={translate('forms.images.remove', { name: title })}
          onClick={onRemove}
        >
          <Icon name="trash" size="small" />
        </button>
      )}
    </span>
  )
}

import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type SoftNoteProps = { soft: { width: number; wanted: number } | undefined; isShort?: boolean }

/** Says that a slot will look soft, and by how much. */
export function SoftNote({ soft, isShort = false }: SoftNoteProps) {
  const translate = useTranslate()
  const format = useFormat()
  if (!soft) return null
  const words = translate('imageFrame.soft', { width: format.number(soft.width), wanted: format.number(soft.wanted) })
  return (
    <span className="f-issue f-soft" data-tone="warning" title={words}>
      <Icon name="triangle" size="tiny" {...(isShort && { label: words })} />
      {!isShort && words}
    </span>
  )
}

import { IMAGE_UPLOAD_BYTES } from '#contract/values/limits.ts'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** What a browser offers, and a service takes, as a picture. */
export const IMAGE_KINDS = 'image/jpeg,image/png'

/** Why a file cannot be a picture, in words, before anything of it is sent; undefined where it may be one. */
export function useImageRefusal(): (file: File) => string | undefined {
  const translate = useTranslate()
  const format = useFormat()
  return (file) => {
    if (!IMAGE_KINDS.split(',').includes(file.type)) return translate('forms.images.wrongKind')
    if (file.size > IMAGE_UPLOAD_BYTES)
      return translate('forms.images.tooLarge', { max: format.bytes(IMAGE_UPLOAD_BYTES) })
    return undefined
  }
}

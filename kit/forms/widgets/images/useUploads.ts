import { IMAGE_UPLOAD_BYTES } from '#contract/values/limits.ts'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { ImageSlot, ImagesValue } from '../../../context/images.ts'
import { useFormat } from '../../../format/FormatProvider.tsx'

export type Upload = { share: number; problem?: string }

const ACCEPTED = ['image/jpeg', 'image/png']
const keyOf = ({ type, ratio }: ImageSlot) => `${type} ${ratio}`

/** Uploads under way, by slot: progress, cancelling, and what went wrong, in words. */
export function useUploads(images: ImagesValue, onImages: (ia: string[]) => void) {
  const translate = useTranslate()
  const format = useFormat()
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const controllers = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const running = controllers.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  const put = (key: string, upload: Upload | undefined) =>
    setUploads(({ [key]: _old, ...others }) => (upload ? { ...others, [key]: upload } : others))

  const refusal = (file: File): string | undefined => {
    if (!ACCEPTED.includes(file.type)) return translate('forms.images.wrongKind')
    if (file.size > IMAGE_UPLOAD_BYTES)
      return translate('forms.images.tooLarge', { max: format.bytes(IMAGE_UPLOAD_BYTES) })
    return undefined
  }

  const upload = async (slot: ImageSlot, file: File) => {
    const key = keyOf(slot)
    const problem = refusal(file)
    if (problem) return put(key, { share: 0, problem })
    const controller = new AbortController()
    controllers.current.set(key, controller)
    put(key, { share: 0 })
    try {
      const onProgress = (share: number) => put(key, { share })
      const { ia } = await images.upload(slot, file, { onProgress, signal: controller.signal })
      onImages(ia)
      put(key, undefined)
    } catch (error) {
      const words = error instanceof Error && error.message ? error.message : translate('errors.requestFailed')
      put(key, controller.signal.aborted ? undefined : { share: 0, problem: words })
    } finally {
      controllers.current.delete(key)
    }
  }

  const remove = async (slot: ImageSlot) => {
    try {
      const { ia } = await images.remove(slot)
      onImages(ia)
    } catch (error) {
      put(keyOf(slot), {
        share: 0,
        problem: error instanceof Error ? error.message : translate('errors.requestFailed'),
      })
    }
  }

  return {
    of: (slot: ImageSlot): Upload | undefined => uploads[keyOf(slot)],
    upload,
    remove,
    cancel: (slot: ImageSlot) => controllers.current.get(keyOf(slot))?.abort(),
  }
}

export type Uploads = ReturnType<typeof useUploads>

import { imageName } from '#contract/values/images.ts'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { ImageSlot, ImageSlots, ImagesValue } from '#kit/parts/context/images.ts'
import { useImageRefusal } from './useImageRefusal.ts'

type Upload = { share: number; problem?: string }

const keyOf = ({ type, ratio, lang }: ImageSlot) => imageName(type, ratio, lang)
const keysOf = ({ types, ratios, lang }: ImageSlots) =>
  types.flatMap((type) => ratios.map((ratio) => imageName(type, ratio, lang)))

/** Uploads under way, by slot: progress, cancelling, and what went wrong, in words. */
export function useUploads(images: ImagesValue, onImages: (ia: string[]) => void) {
  const translate = useTranslate()
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const controllers = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const running = controllers.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  const put = (keys: readonly string[], upload: Upload | undefined) =>
    setUploads((all) => {
      const others = Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
      return upload ? { ...others, ...Object.fromEntries(keys.map((key) => [key, upload])) } : others
    })

  const refusal = useImageRefusal()

  const upload = async (slots: ImageSlots, file: File) => {
    const keys = keysOf(slots)
    const problem = refusal(file)
    if (problem) return put(keys, { share: 0, problem })
    const controller = new AbortController()
    for (const key of keys) controllers.current.set(key, controller)
    put(keys, { share: 0 })
    try {
      const onProgress = (share: number) => put(keys, { share })
      const { ia } = await images.upload(slots, file, { onProgress, signal: controller.signal })
      onImages(ia)
      put(keys, undefined)
    } catch (error) {
      const words = error instanceof Error && error.message ? error.message : translate('errors.requestFailed')
      put(keys, controller.signal.aborted ? undefined : { share: 0, problem: words })
    } finally {
      for (const key of keys) controllers.current.delete(key)
    }
  }

  const remove = async (slot: ImageSlot) => {
    try {
      const left = await images.remove?.(slot)
      if (left) onImages(left.ia)
    } catch (error) {
      put([keyOf(slot)], {
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
